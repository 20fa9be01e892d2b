import { dialectAnswers } from './dialects/answers.ts';
import { dialectPolicies } from './dialects/policy.ts';
import { generateKeyPair } from './signature.ts';
import type { Speaker, SuitePlayer, WireRequest } from './speak/speaker.ts';

/** What a vendor lists, as far as the test looks at it. */
export interface ListedGame {
  readonly key: string;
  readonly names: Readonly<Record<string, string>>;
  readonly image: string;
  readonly returnToPlayerPercent: string;
  readonly hasDemo: boolean;
}

export type ConnectionStep =
  | 'keys'
  | 'answers'
  | 'games'
  | 'demo'
  | 'unknown-transfer'
  | 'rounds'
  | 'wallet-stranger'
  | 'wallet-nobody';

export type ConnectionCause =
  | 'no-key'
  | 'unreachable'
  | 'timeout'
  /** The other side answered, and said no: mostly a key or an address that is not listed there. */
  | 'refused'
  | 'unreadable'
  | 'empty'
  | 'incomplete-games'
  /** A game opens at an address that is none of the vendor's origins. */
  | 'elsewhere'
  /** A transfer that never was is said to have happened. */
  | 'moved'
  /** A stranger was believed. */
  | 'accepted'
  | 'other-word'
  | 'not-in-dialect'
  | 'no-demo'
  | 'after-failure';

export interface ConnectionReport {
  readonly step: ConnectionStep;
  readonly result: 'passed' | 'failed' | 'not-run';
  readonly cause?: ConnectionCause;
  readonly http?: number;
  readonly count?: number;
}

/** Why a call did not come to an answer that can be read. */
export class ConnectionFailure extends Error {
  readonly why: ConnectionCause;
  readonly http: number | undefined;

  constructor(why: ConnectionCause, http?: number) {
    super(why);
    this.why = why;
    this.http = http;
  }
}

/**
 * A vendor at its address, and our wallet at ours, as they are before anybody plays. Each throws a `ConnectionFailure` where
 * there is no answer. What is undefined does not exist in the vendor's dialect.
 */
export interface ConnectionTarget {
  readonly hasKeys: boolean;
  readonly listGames: (() => Promise<readonly ListedGame[]>) | undefined;
  /** The address of a game without money, and whether it is at one of the vendor's origins. */
  readonly openDemo: ((gameKey: string) => Promise<{ readonly isAtOrigin: boolean }>) | undefined;
  /** What the vendor says of a transfer that nobody ever sent. */
  readonly askUnknownTransfer: (() => Promise<'never-arrived' | 'other'>) | undefined;
  readonly readRounds: (() => Promise<number>) | undefined;
  /** Our own wallet, as this vendor reaches it. */
  readonly wallet:
    | {
        readonly speaker: Speaker;
        readonly operatorId: string;
        /** What the vendor signs with, where both know it. */
        readonly secret: string | undefined;
        readonly send: (request: WireRequest) => Promise<{ readonly http: number; readonly text: string }>;
      }
    | undefined;
}

type Found = Omit<ConnectionReport, 'step' | 'result'>;
const failed = (cause: ConnectionCause, more: Found = {}): Outcome => ({ result: 'failed', cause, ...more });
const notRun = (cause: ConnectionCause): Outcome => ({ result: 'not-run', cause });
const passed = (more: Found = {}): Outcome => ({ result: 'passed', ...more });
type Outcome = Omit<ConnectionReport, 'step'>;

/**
 * Tries a connection without moving anything: what a vendor has to answer before the first member plays, and what our wallet
 * has to refuse. A step that fails never hides the next, save those that cannot be without it.
 */
export async function runConnection(target: ConnectionTarget): Promise<ConnectionReport[]> {
  const reports: ConnectionReport[] = [];
  const report = async (step: ConnectionStep, run: () => Promise<Outcome>) => {
    const outcome = await run().catch(outcomeOf);
    reports.push({ step, ...outcome });
    return outcome.result;
  };
  const isPossible =
    (await report('keys', async () => (target.hasKeys ? passed() : failed('no-key')))) === 'passed';
  let games: readonly ListedGame[] = [];
  const asks =
    <Value>(ask: Value | undefined, run: (ask: Value) => Promise<Outcome>) =>
    async () =>
      ask === undefined ? notRun('not-in-dialect') : isPossible ? run(ask) : notRun('after-failure');
  await report(
    'answers',
    asks(target.listGames, async (list) => {
      games = await list();
      return games.length === 0 ? failed('empty') : passed({ count: games.length });
    }),
  );
  await report('games', async () => judgeGames(games, target.listGames !== undefined));
  const free = games.find(({ hasDemo }) => hasDemo);
  await report(
    'demo',
    asks(target.openDemo, async (open) => {
      if (free === undefined) return notRun('no-demo');
      return (await open(free.key)).isAtOrigin ? passed() : failed('elsewhere');
    }),
  );
  await report(
    'unknown-transfer',
    asks(target.askUnknownTransfer, async (ask) =>
      (await ask()) === 'never-arrived' ? passed() : failed('moved'),
    ),
  );
  await report(
    'rounds',
    asks(target.readRounds, async (read) => passed({ count: await read() })),
  );
  await report('wallet-stranger', () => askAsStranger(target.wallet));
  await report('wallet-nobody', () => askForNobody(target.wallet));
  return reports;
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ConnectionFailure)) throw error;
  return failed(error.why, error.http === undefined ? {} : { http: error.http });
}

/** A game without a name in a language, a picture or a return that can be true is one that members cannot choose well. */
function judgeGames(games: readonly ListedGame[], isListed: boolean): Outcome {
  if (!isListed) return notRun('not-in-dialect');
  if (games.length === 0) return notRun('after-failure');
  const isWhole = ({ names, image, returnToPlayerPercent }: ListedGame) =>
    ['ko', 'en', 'vi'].every((locale) => (names[locale] ?? '').trim() !== '') &&
    image !== '' &&
    Number(returnToPlayerPercent) >= 50 &&
    Number(returnToPlayerPercent) < 100;
  const incomplete = games.filter((game) => !isWhole(game)).length;
  return incomplete === 0
    ? passed({ count: games.length })
    : failed('incomplete-games', { count: incomplete });
}

type Wallet = ConnectionTarget['wallet'];

/** No player of anybody: what is asked with it moves nothing and learns nothing. */
const nobody: SuitePlayer = { user: 'hanpan-0', token: 'nobody', currency: 'KRW', gameCode: 'none' };

/** Whoever has not the vendor's key is turned away before anything is looked at. */
async function askAsStranger(wallet: Wallet): Promise<Outcome> {
  if (wallet === undefined) return notRun('not-in-dialect');
  const { signature } = dialectPolicies[wallet.speaker.name].wire;
  const key = signature === 'rsa-sha256' ? generateKeyPair().privateKeyPem : 'somebody-else';
  // Where addresses are listed, we may well be listed ourselves: then nobody is known by that name.
  return ask(
    wallet,
    key,
    signature === 'address-list' ? ['invalid-signature', 'invalid-token'] : ['invalid-signature'],
  );
}

/** With the key, a player that is none is unknown. Where only the vendor has its key, nobody else can ask so. */
async function askForNobody(wallet: Wallet): Promise<Outcome> {
  if (wallet?.secret === undefined) return notRun('not-in-dialect');
  return ask(wallet, wallet.secret, ['invalid-token']);
}

async function ask(
  { speaker, operatorId, send }: NonNullable<Wallet>,
  key: string,
  expected: readonly ('invalid-signature' | 'invalid-token')[],
): Promise<Outcome> {
  const { http, text } = await send(speaker.write({ kind: 'balance', player: nobody }, { key, operatorId }));
  const { word, tellsPlayer } = speaker.read(http, text);
  if (word === dialectAnswers[speaker.name].ok[0] || tellsPlayer) return failed('accepted', { http });
  const isExpected = expected.some((outcome) => word === dialectAnswers[speaker.name][outcome][0]);
  return isExpected ? passed() : failed('other-word', { http });
}
