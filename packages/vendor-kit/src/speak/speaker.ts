import { createHash } from 'node:crypto';
import type { Callback } from '../callback-model.ts';
import type { DialectName } from '../dialects/policy.ts';

/** A player as a vendor knows it. */
export interface SuitePlayer {
  readonly user: string;
  readonly token: string;
  readonly currency: string;
  readonly gameCode: string;
}

/** Whose calls these are. */
export interface Credentials {
  /** The vendor's private key, or the secret that both know. */
  readonly key: string;
  /** How the vendor names the operator. */
  readonly operatorId: string;
}

export interface WireRequest {
  readonly method: 'GET' | 'POST';
  /** Below the wallet's address, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A call in no dialect. Amounts in hundred-thousandths of a main unit. */
export interface SpokenCall extends Callback {
  readonly player: SuitePlayer;
  readonly currency?: string | undefined;
  readonly gameCode?: string | undefined;
  readonly isFree?: boolean;
  readonly closesRound?: boolean;
  readonly upperCase?: boolean;
  /** Written with odd whitespace, and signed so. */
  readonly isSpaced?: boolean;
  /** The rollback names what it undoes in a list of a round. */
  readonly isListed?: boolean;
  /** By the other name that the dialect has for a correction. */
  readonly isOtherName?: boolean;
}

export interface SpokenBalance {
  readonly kind: 'balance';
  readonly player: SuitePlayer;
  /** Asks only whether the session is known, in dialects that have that. */
  readonly isCheck?: boolean;
}

export interface Understood {
  /** The dialect's own word. */
  readonly word: string;
  readonly balance: number | undefined;
  /** Whether the answer tells anything about a player. */
  readonly tellsPlayer: boolean;
}

/**
 * What cannot be said in a dialect: vectors about it do not run. `signed-body`: what is sent is signed, and not only who
 * sends; `signed-bytes`: each byte of it is, so that whitespace counts.
 */
export type Lack =
  | 'token'
  | 'signature'
  | 'signed-body'
  | 'signed-bytes'
  | 'currency'
  | 'free'
  | 'guid'
  | 'own-win-id'
  | 'promo'
  | 'game'
  | 'check'
  | 'correction'
  | 'listed-rollback';

/** A vendor's side of one dialect: it writes calls and reads answers. */
export interface Speaker {
  readonly name: DialectName;
  readonly lacks: ReadonlySet<Lack>;
  write(call: SpokenCall | SpokenBalance, credentials: Credentials): WireRequest;
  /** The same call, from somebody who signs nothing. */
  unsigned(request: WireRequest): WireRequest;
  read(http: number, text: string): Understood;
  /** What a call is on the wire, where the dialect names things otherwise: its id and its bet. */
  meaningOf(call: Callback): Callback;
  /** What an answer has to tell beside its word and its balance, and does not. */
  readonly faultIn?: (answered: Answered) => string | undefined;
}

/** An answer, beside the call that it is an answer to. */
export interface Answered {
  readonly request: WireRequest;
  readonly player: SuitePlayer;
  readonly text: string;
}

export const parts = 100_000;
export const json = { 'content-type': 'application/json' } as const;

export function withoutHeader({ headers, ...request }: WireRequest, name: string): WireRequest {
  const others = Object.entries(headers).filter(([each]) => each !== name);
  return { ...request, headers: Object.fromEntries(others) };
}

/** Hundred-thousandths as a decimal of main units, without an end of zeros. */
export function decimalOf(wire: number): number {
  return wire / parts;
}

export function partsOf(decimal: unknown): number | undefined {
  const value = typeof decimal === 'string' && decimal !== '' ? Number(decimal) : decimal;
  return typeof value === 'number' && Number.isFinite(value) ? Math.round(value * parts) : undefined;
}

/** A GUID for a label, always the same one. */
export function guidOf(label: string): string {
  const hex = createHash('sha256').update(label).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A whole number for a label, for wires whose ids are numbers. */
export function numberOf(label: string): number {
  return Number.parseInt(createHash('sha256').update(label).digest('hex').slice(0, 12), 16);
}

export function fieldsOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
