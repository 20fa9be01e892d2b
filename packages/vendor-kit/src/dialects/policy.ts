/** What is right in one dialect and wrong in another, as a wallet has to decide it. */
export interface WalletRules {
  /** A rollback of a bet that never came. Either way the bet is refused when it comes late. */
  readonly unknownRollback: 'accepted' | 'refused';
  /** A win that comes before its bet: refused for good, or kept and paid with the bet. */
  readonly winBeforeBet: 'refused' | 'parked';
  /** `one`: what came first, a win or a rollback, is the end of a bet. */
  readonly winsPerBet: 'one' | 'many';
  /** What a win names: the bet that it is paid for, or only the round in which the player has bet, whose stake is not all returned. */
  readonly settles: 'bet' | 'round';
}

/** How the same thing is written on the wire. */
export interface WirePolicy {
  readonly amount: 'hundred-thousandths' | 'decimal' | 'decimal-text';
  readonly signature: 'rsa-sha256' | 'hmac-sha1' | 'shared-token' | 'address-list';
  /** The HTTP status of a refusal that is no fault of the caller: 200, or the dialect has its own. */
  readonly refusalHttp: 200 | 'own';
  /** What an exact repetition is told: what it was told first, or that it is one. */
  readonly repetition: 'replayed' | 'named';
  /** Whether a bet that there is no money for is told the balance, which it left unchanged. */
  readonly shortTells: 'balance' | 'nothing';
  /** Whether a correction may lead below zero. No account of a member can here: such a dialect is told so. */
  readonly negative: 'refused' | 'asked-for';
  /** Whether a call carries the token of a game's opening; without it the player's last opening counts. */
  readonly token: boolean;
  /** Where this is from; as far as it is `reconstructed` no page of the vendor says it, and a table holds what may differ. */
  readonly source: 'published' | 'published code' | 'published in part' | 'reconstructed';
}

export interface DialectPolicy {
  readonly rules: WalletRules;
  readonly wire: WirePolicy;
}

/** Hub88 and what is like it. What a dialect says nothing about is so. */
export const hub88Rules: WalletRules = {
  unknownRollback: 'accepted',
  winBeforeBet: 'refused',
  winsPerBet: 'many',
  settles: 'bet',
};
const hub88Wire: WirePolicy = {
  amount: 'hundred-thousandths',
  signature: 'rsa-sha256',
  refusalHttp: 200,
  repetition: 'replayed',
  shortTells: 'balance',
  negative: 'refused',
  token: true,
  source: 'published',
};

/** Every difference between the seamless dialects, side by side. */
export const dialectPolicies = {
  hub88: { rules: hub88Rules, wire: hub88Wire },
  caleta: { rules: hub88Rules, wire: hub88Wire },
  evolution: {
    rules: { ...hub88Rules, unknownRollback: 'refused', winsPerBet: 'one' },
    wire: { ...hub88Wire, amount: 'decimal', signature: 'shared-token', source: 'published code' },
  },
  highend: {
    rules: { ...hub88Rules, winBeforeBet: 'parked' },
    wire: {
      ...hub88Wire,
      amount: 'decimal',
      signature: 'address-list',
      refusalHttp: 'own',
      shortTells: 'nothing',
      negative: 'asked-for',
      token: false,
      source: 'published in part',
    },
  },
  slotegrator: {
    rules: { ...hub88Rules, settles: 'round' },
    wire: {
      ...hub88Wire,
      amount: 'decimal-text',
      signature: 'hmac-sha1',
      shortTells: 'nothing',
      source: 'published code',
    },
  },
  gr8: {
    rules: { ...hub88Rules, unknownRollback: 'refused' },
    wire: {
      ...hub88Wire,
      amount: 'decimal-text',
      signature: 'address-list',
      refusalHttp: 'own',
      shortTells: 'nothing',
      negative: 'asked-for',
      token: false,
      source: 'published in part',
    },
  },
  kplay: {
    rules: { ...hub88Rules, winBeforeBet: 'parked' },
    wire: {
      ...hub88Wire,
      amount: 'decimal',
      signature: 'shared-token',
      shortTells: 'nothing',
      token: false,
      source: 'reconstructed',
    },
  },
} as const satisfies Record<string, DialectPolicy>;

export type DialectName = keyof typeof dialectPolicies;
export const dialectNames = Object.keys(dialectPolicies) as DialectName[];
