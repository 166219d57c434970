/** The few sizes of a screen that matter: `@media (--narrow)` in styles, `on.narrow` (`app/room`) in components. */
export const MEDIA = {
  /** a phone, upright */
  narrow: "(width < 40rem)",
  /** bars have room for words beside their signs */
  roomy: "(width >= 48rem)",
  /** something fits beside the board */
  wide: "(width >= 60rem)",
  /** a phone on its side, and whatever is as low */
  low: "(height < 32rem)",
  lying: "(height < 32rem) and (width >= 40rem)",
  /** a phone, however it is held */
  small: "(width < 40rem) or (height < 32rem)",
  /** the seats fit around the table */
  desk: "(width >= 60rem) and (height >= 32rem)",
  /** lower than most desks */
  short: "(height < 50rem)",
} as const;
