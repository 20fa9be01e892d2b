/** The rules in force; a round keeps the version that it was played under. Since the second its book tells the misses, too. */
export const mathVersion = 'moonlit-catch-2';

export const gameCode = 'moonlit-catch';

/** What a bullet returns on average, whatever it is fired at: 24/25. */
export const returnShare = { numerator: 24, denominator: 25 } as const;

/** The price of one bullet. */
export const bulletAmounts = [100, 200, 500, 1000, 2000, 5000] as const;

/** Bullets of a magazine. A magazine is one round: paid for together, settled together. */
export const magazineSizes = [20, 50, 100] as const;

export const shotsPerSecond = 10;
export const idleMs = 30_000;
/** A player who fires nothing for so long gives the seat to others. */
export const seatIdleMs = 5 * 60_000;

/** How many other fish the lightning of a lantern eel reaches, and how far, in units of the pond's height. */
export const chainReach = { most: 4, distance: 0.34 } as const;

/** The pond is 16 wide and 9 high; a unit is its height. */
export const pond = { width: 16 / 9, height: 1 } as const;

export interface Prize {
  multiplier: number;
  weight: number;
}

/** What a boss gives, each prize as likely as its weight. */
export const bossPrizes: readonly Prize[] = [
  { multiplier: 50, weight: 50 },
  { multiplier: 100, weight: 30 },
  { multiplier: 200, weight: 15 },
  { multiplier: 500, weight: 5 },
];

export type FishName =
  | 'minnow'
  | 'goby'
  | 'shrimp'
  | 'carp'
  | 'crab'
  | 'puffer'
  | 'mandarin'
  | 'catfish'
  | 'squid'
  | 'turtle'
  | 'eel'
  | 'koi'
  | 'dragon';

export type FishKind =
  /** Pays its multiplier of the bullet. */
  | { name: FishName; kind: 'plain'; multiplier: number }
  /** Pays its own multiplier and that of every fish its lightning reaches, all of them or nothing. */
  | { name: FishName; kind: 'chain'; multiplier: number }
  /** Pays a prize that is drawn when it is caught. */
  | { name: FishName; kind: 'boss'; prizes: readonly Prize[] };

interface Shoal {
  /** How often this kind comes, against the others. */
  frequency: number;
  /** Radius, in units of the pond's height. */
  size: number;
  /** Units per second. */
  speed: number;
}

/** Everything that swims. How often a kind comes, and how fast it is, changes nothing about what a bullet returns. */
export const fishKinds: readonly (FishKind & Shoal)[] = [
  { name: 'minnow', kind: 'plain', multiplier: 2, frequency: 22, size: 0.03, speed: 0.15 },
  { name: 'goby', kind: 'plain', multiplier: 3, frequency: 18, size: 0.034, speed: 0.13 },
  { name: 'shrimp', kind: 'plain', multiplier: 4, frequency: 14, size: 0.036, speed: 0.12 },
  { name: 'carp', kind: 'plain', multiplier: 5, frequency: 12, size: 0.044, speed: 0.11 },
  { name: 'crab', kind: 'plain', multiplier: 8, frequency: 9, size: 0.046, speed: 0.07 },
  { name: 'puffer', kind: 'plain', multiplier: 10, frequency: 8, size: 0.05, speed: 0.09 },
  { name: 'mandarin', kind: 'plain', multiplier: 15, frequency: 6, size: 0.05, speed: 0.12 },
  { name: 'catfish', kind: 'plain', multiplier: 20, frequency: 5, size: 0.062, speed: 0.09 },
  { name: 'squid', kind: 'plain', multiplier: 30, frequency: 4, size: 0.064, speed: 0.1 },
  { name: 'turtle', kind: 'plain', multiplier: 50, frequency: 3, size: 0.076, speed: 0.06 },
  { name: 'koi', kind: 'plain', multiplier: 80, frequency: 2, size: 0.082, speed: 0.08 },
  { name: 'eel', kind: 'chain', multiplier: 10, frequency: 3, size: 0.07, speed: 0.1 },
  { name: 'dragon', kind: 'boss', prizes: bossPrizes, frequency: 1, size: 0.15, speed: 0.055 },
];

const kindOf = new Map(fishKinds.map((fish) => [fish.name, fish]));

export function fishNamed(name: FishName): FishKind & Shoal {
  const found = kindOf.get(name);
  if (!found) throw new RangeError(`no fish ${name}`);
  return found;
}
