/** The shirt, and what is on it. */
export type Shirt = readonly [shirt: string, trim: string];

/** What a team wears where nothing speaks against it. */
const shirts: Readonly<Record<string, Shirt>> = {
  haetae: ['#c73e2b', '#f4ecdc'],
  magpie: ['#1f2a36', '#f4ecdc'],
  celadon: ['#4f9e86', '#123030'],
  tiger: ['#e08a2c', '#2b1608'],
  crane: ['#f4ecdc', '#c73e2b'],
  turtle: ['#3d6b4a', '#d9a441'],
  plum: ['#c95d8a', '#f4ecdc'],
  drum: ['#7c2616', '#d9a441'],
  moon: ['#2e3f78', '#f4e3b0'],
  wind: ['#6fa8c9', '#123030'],
  lantern: ['#f0694a', '#4b150b'],
  pine: ['#1f4d3a', '#a3dcc6'],
};

/** What it wears where its own shirt would be lost against the other team's or against the grass. */
const awayShirts: Readonly<Record<string, Shirt>> = {
  haetae: ['#f1d9a6', '#c73e2b'],
  magpie: ['#f4ecdc', '#1f2a36'],
  celadon: ['#e9f5ee', '#2f7a66'],
  tiger: ['#2b1608', '#e08a2c'],
  crane: ['#5b2a66', '#f4ecdc'],
  turtle: ['#d9a441', '#2d4f37'],
  plum: ['#f7dfe8', '#c95d8a'],
  drum: ['#e8c15c', '#7c2616'],
  moon: ['#f4e3b0', '#2e3f78'],
  wind: ['#17324a', '#6fa8c9'],
  lantern: ['#fbe3d6', '#c9432a'],
  pine: ['#d7f0e3', '#1f4d3a'],
};

/** The stripes of the pitch. */
const grass = ['#2a7a4f', '#246b46'];

/** As far as two colours have to be apart to be told apart in a player of a few pixels. */
export const leastApart = { shirts: 190, grass: 120 };

/** The shirts of a match: the teams' own, unless those cannot be told apart or from the grass; then the guests change first. */
export function shirtsOf(home: string, away: string): Readonly<Record<'home' | 'away', Shirt>> {
  const [ofHome, ofAway] = [kitsOf(home), kitsOf(away)];
  const pairs = ofHome.flatMap((one) => ofAway.map((other) => ({ home: one, away: other })));
  return pairs.find(isClear) ?? { home: ofHome[0], away: ofAway[1] };
}

function isClear({ home, away }: Readonly<Record<'home' | 'away', Shirt>>): boolean {
  const onGrass = Math.min(...[home, away].flatMap(([shirt]) => grass.map((green) => apart(shirt, green))));
  return apart(home[0], away[0]) >= leastApart.shirts && onGrass >= leastApart.grass;
}

function kitsOf(team: string): readonly [Shirt, Shirt] {
  const [own, other] = [shirts[team], awayShirts[team]];
  if (!own || !other) throw new RangeError(`no team ${team}`);
  return [own, other];
}

/** How far two colours are apart to the eye, from 0 to 765: red counts the more the redder they are, green always the most. */
export function apart(one: string, other: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => [channel(one, at), channel(other, at)] as const);
  if (!red || !green || !blue) throw new RangeError('no colour');
  const redness = (red[0] + red[1]) / 2 / 256;
  const square = ([from, to]: readonly [number, number]) => (from - to) ** 2;
  return Math.sqrt((2 + redness) * square(red) + 4 * square(green) + (3 - redness) * square(blue));
}

const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
