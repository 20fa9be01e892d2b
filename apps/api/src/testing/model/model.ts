/** The people of a sequence: a partner and two members below it. */
export const personNames = ['partner', 'first', 'second'] as const;
export type PersonName = (typeof personNames)[number];

export const operatorNames = ['one', 'two', 'supervisor'] as const;
export type OperatorName = (typeof operatorNames)[number];

export const blocks = ['deposit', 'withdrawal', 'betting', 'point_conversion'] as const;
export type Block = (typeof blocks)[number];

export interface Purse {
  cash: number;
  point: number;
  comp: number;
  hold: number;
  bonus: number;
  game: number;
}

export interface DeskRequest {
  readonly cashIdx: number;
  readonly person: PersonName;
  readonly kind: 'in' | 'out';
  readonly amount: number;
  readonly bonusAmount: number;
  readonly appliedAtMs: number;
  state: 0 | 2 | 1 | -1;
  claimedBy: OperatorName | null;
  firstApprovedBy: OperatorName | null;
}

export interface OpenBonus {
  readonly amount: number;
  readonly required: number;
  readonly grantedAtMs: number;
  done: number;
}

export interface SportsBet {
  readonly person: PersonName;
  readonly stake: number;
  readonly pick: 'home' | 'away';
  readonly placedAtMs: number;
}

export interface Adjustment {
  readonly adjustmentIdx: number;
  readonly person: PersonName;
  readonly direction: 'credit' | 'debit';
  readonly amount: number;
  readonly askedBy: OperatorName;
  isDecided: boolean;
}

export interface VendorBet {
  readonly id: string;
  readonly round: string;
  readonly person: PersonName;
  readonly amount: number;
  end: 'none' | 'won' | 'rolled-back';
}

/** The state of one member or partner. */
export interface PersonModel {
  readonly purse: Purse;
  readonly blocked: Set<Block>;
  pinFailures: number;
  bonus: OpenBonus | undefined;
  /** What came in and has to be played, where the site has that rule. */
  cameIn: number;
  /** The most that can have served it: every stake, and what a partner gave on. */
  served: number;
  hasCheckedIn: boolean;
  hasSpun: boolean;
  /** The vendor's own book of this player. */
  vendorBalance: number;
  gameIsOpen: boolean;
  /** Whether the seamless game takes bets: one game at a time is open. */
  seamlessIsOpen: boolean;
}

/** What the sequences know without asking the server: every balance and every request. */
export interface Model {
  readonly people: ReadonlyMap<PersonName, PersonModel>;
  readonly requests: DeskRequest[];
  readonly adjustments: Adjustment[];
  readonly bets: SportsBet[];
  readonly vendorBets: VendorBet[];
  readonly coupons: {
    code: string;
    worth: 'cash' | 'point';
    amount: number;
    usedBy: PersonName | undefined;
  }[];
}

function newPerson(cash: number): PersonModel {
  return {
    purse: { cash, point: 0, comp: 0, hold: 0, bonus: 0, game: 0 },
    blocked: new Set(),
    pinFailures: 0,
    bonus: undefined,
    cameIn: 0,
    served: 0,
    hasCheckedIn: false,
    hasSpun: false,
    vendorBalance: 0,
    gameIsOpen: false,
    seamlessIsOpen: true,
  };
}

export function newModel(startingCash: number): Model {
  return {
    people: new Map(personNames.map((name) => [name, newPerson(startingCash)])),
    requests: [],
    adjustments: [],
    bets: [],
    vendorBets: [],
    coupons: [],
  };
}

export function personOf(model: Model, name: PersonName): PersonModel {
  const person = model.people.get(name);
  if (person === undefined) throw new Error(`nobody is called ${name}`);
  return person;
}

export function openRequestsOf(model: Model, name: PersonName): DeskRequest[] {
  return model.requests.filter(({ person, state }) => person === name && (state === 0 || state === 2));
}

/** What money that came in has to be played for. */
export function playedFor(money: number, percent: number): number {
  return Math.floor((money * percent) / 100);
}

/** One of a list by any number; undefined for an empty list. */
export function pickFrom<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % Math.max(1, items.length)];
}
