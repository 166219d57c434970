// Made by `python -m atout.server.wire`; changes made here are lost.
/** What people type: how much or how long it may be, as attributes of its field. */
export const LIMITS = {
  seconds: { min: 5, max: 3600 },
  minutes: { min: 1, max: 180 },
  increment: { min: 0, max: 60 },
  days: { min: 1, max: 14 },
  chat: { maxlength: 200 },
  password: { maxlength: 200 },
  code: { maxlength: 60 },
  email: { maxlength: 100 },
  site: { maxlength: 60 },
  announcement: { maxlength: 1000 },
  token: { maxlength: 100 },
  address: { maxlength: 50 },
  nick: { maxlength: 24 },
  account: { maxlength: 32 },
} as const;
/** Seconds after which others may go on without somebody who is gone. */
export const IN_VAIN = 30;
