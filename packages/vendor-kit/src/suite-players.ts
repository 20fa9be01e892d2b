import { parts, type SuitePlayer } from './speak/speaker.ts';
import { httpFault } from './suite-judge.ts';
import { plainSteps, type SuiteStep } from './suite-steps.ts';
import type { SuiteSettings } from './suite-target.ts';

/** What each new player holds, in main units; amounts from here on are meant against all that a player has. */
export const startAmount = 1_000;

export interface Seat {
  readonly player: SuitePlayer;
  /** In hundred-thousandths. */
  readonly start: number;
}

/** `no-player`: nobody who is listed holds enough any more. */
export type Taken = Seat | 'no-player' | { readonly failure: string };

export interface Balance {
  readonly balance: number | undefined;
  readonly text: string;
}

/** The balance as the wallet tells it; undefined where it does not, or where its answer proves nothing. */
export async function askBalance(
  { speaker, credentials, target }: SuiteSettings,
  player: SuitePlayer,
): Promise<Balance> {
  const { http, text } = await target.send(speaker.write({ kind: 'balance', player }, credentials));
  const { word, balance } = speaker.read(http, text);
  const fault = httpFault(speaker.name, word, http);
  return fault === undefined ? { balance, text } : { balance: undefined, text: `${fault} ${text}` };
}

/** What the bets of a vector take at most, in main units. */
export function neededBy(steps: readonly SuiteStep[]): number {
  let needed = 0;
  for (const step of plainSteps(steps)) {
    const isPaid = step.do === 'bet' && step.free !== true && (step.amount ?? 0) < startAmount;
    if (isPaid) needed += Math.max(0, step.amount ?? 0);
  }
  return Math.max(1, needed);
}

/** A player who is none of `taken`: a new one with 1,000, or of those that are listed one who holds what is needed. */
export async function takePlayer(
  settings: SuiteSettings,
  needed: number,
  taken: readonly Seat[] = [],
): Promise<Taken> {
  const { target } = settings;
  const { listedPlayers } = target;
  for (let tried = 0; tried < (listedPlayers ?? 1); tried += 1) {
    const player = await target.newPlayer();
    if (taken.some((seat) => seat.player.user === player.user)) {
      if (listedPlayers === undefined) return { failure: 'a new player is one that there was before' };
      continue;
    }
    const { balance, text } = await askBalance(settings, player);
    if (balance === undefined)
      return { failure: `the balance of ${player.user} is not told: ${text.slice(0, 200)}` };
    if (balance >= (listedPlayers === undefined ? startAmount : needed) * parts)
      return { player, start: balance };
    if (listedPlayers === undefined) return { failure: `a new player has ${balance / parts}, and not 1,000` };
  }
  return 'no-player';
}

export const noPlayerLeft = 'no listed player is left who holds enough';
