game-njet-1997 = NJET! (1997)
game-njet-2007 = NJET! (2007)
game-niet-2015 = NIET! (2015)
about-njet-1997 = Rule out what you do not want, then win tricks with a partner for this round: the first edition, for three or four.
about-njet-2007 = Rule out what you do not want, then win tricks with changing partners: the edition with 60 cards and the Monster, for two to five.
about-niet-2015 = Rule out what you do not want, then win tricks with changing partners: the edition with values up to 13 and the ×2 card, for two to five.

njet-no-start = { $seat }: No! { $seat_start } does not start.
njet-no-discard = { $seat }: No! Not { $count ->
    [one] one card
   *[other] { $count } cards
} to lay aside.
njet-no-no-loot = { $seat }: No! Not { $count ->
    [one] one card other than a { $value }
   *[other] { $count } cards other than { $value }s
} to lay aside.
njet-no-pass = { $seat }: No! Not { $count ->
    [one] one card
   *[other] { $count } cards
} to pass on.
njet-no-nothing = { $seat }: No! Cards do get laid down.
njet-no-trump = { $seat }: No! Not { $colour } as trump.
njet-no-trump-none = { $seat }: No! There is a trump colour.
njet-no-super = { $seat }: No! The { $value }s in { $colour } are not supertrumps.
njet-no-super-none = { $seat }: No! There are supertrumps.
njet-no-points = { $seat }: No! Not { $points } a trick.

njet-start = { $seat } is the start player.
njet-lay-nothing = Nobody lays a card aside.
njet-lay-discard = Everybody lays { $count ->
    [one] one card
   *[other] { $count } cards
} aside.
njet-lay-no-loot = Everybody lays { $count ->
    [one] one card aside, but no { $value }
   *[other] { $count } cards aside, but no { $value }s
}.
njet-lay-pass = Everybody passes { $count ->
    [one] one card
   *[other] { $count } cards
} to a neighbour.
njet-trump = Trump is { $colour }.
njet-trump-none = There is no trump colour.
njet-super = The { $value }s in { $colour } are supertrumps.
njet-super-none = There are no supertrumps.
njet-points = Each trick and each loot card counts { $points }.

njet-team = { $seat } names the sides: { $seats } against { $seats_other }.
njet-alone = { $seat } plays alone against { $seats_other }.
njet-lone-doubles = { $seat } is alone and scores double.
njet-double = { $seat } gives the doubler to { $seat_double }.
njet-discards = { $seat } lays { $card } aside.
njet-discards-hidden = { $seat } lays a card aside, face down.
njet-passes = { $seat } passes { $card } to { $seat_to }.
njet-passes-hidden = { $seat } passes a card to { $seat_to }, face down.
njet-short = { $seat } has no further card that may be laid aside.
njet-received = { $seat } gets { $cards } from { $seat_from }.
njet-loot = { $seat } captures { $cards } as loot.

row-start = start
row-discard = discard
row-trump = trump
row-super = super
row-points = points
label-none = none
label-pass = pass
label-lay-nothing = no discard
label-lay-discard = discard { $count }
label-lay-no-loot = discard { $count }, no { $value }
label-lay-pass = pass { $count }
label-sides = sides
label-doubler = doubler
label-loot = loot
label-discarded = Discarded
label-passed = Passed

njet-1997-character-0 = bear
njet-1997-character-1 = wolf
njet-1997-character-2 = falcon
njet-1997-character-3 = dove
njet-2007-character-0 = turquoise
njet-2007-character-1 = lilac
njet-2007-character-2 = green
njet-2007-character-3 = orange
njet-2007-character-4 = purple
niet-2015-character-0 = bear
niet-2015-character-1 = wolf
niet-2015-character-2 = crane
niet-2015-character-3 = tiger
niet-2015-character-4 = eagle

clause-follow = The suit that was led must be followed while the hand has a card of it; trumps and supertrumps are one suit, and a supertrump no longer belongs to its printed colour.
clause-trump = Who cannot follow must play a trump or a supertrump while the hand has one.
clause-square = There is no free square of that name.
clause-last-square = The last free square of a row gets no stone.
clause-team = The start player names his own side: one or two seats of three, two of four, two or three of five, himself included.
clause-doubler = The doubler goes to a player of the side of two.
clause-no-loot = A card of the loot value may not be laid aside in this round.
clause-lay = The board decides whether cards are laid aside or passed on in this round.
