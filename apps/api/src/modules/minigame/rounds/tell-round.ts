import { type MiniRoundChange, miniGames } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { closesBeforeMs, drawOfGame } from '@hanpan/rules';
import { emit } from '../../../kernel/outbox.ts';
import { listSites } from '../../../kernel/site-store.ts';
import type { Site } from '../../../kernel/sites.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { settingsOf } from '../../settings/index.ts';
import { type DrawnGame, type DrawnNumbers, playedBy, resultsIn, shownNumbers } from '../results-of-draw.ts';
import type { MinigameServices } from '../services.ts';
import { announcedRounds, type CurrentRound, roundAt } from './current-round.ts';
import { noteTold } from './told-store.ts';

/** What a process knows to be told already, by site and game: it need not ask the database to hear so. */
export type KnownTold = Map<string, string>;

/**
 * Tells whoever watches a game that its round has opened, or has closed for bets, each once. What `known` remembers was
 * committed, here or elsewhere; about anything else the row decides, which all workers share.
 */
export async function tellRounds(
  { database, clock }: Pick<MinigameServices, 'database' | 'clock'>,
  known: KnownTold = new Map(),
): Promise<void> {
  const nowMs = clock();
  const announced = await announcedRounds(database, miniGames, nowMs);
  for (const site of await listSites(database)) {
    const { minigame } = settingsOf(site);
    for (const game of miniGames) {
      const next = announced.get(drawOfGame[game]);
      if (next === undefined) continue;
      const round = roundAt(next, minigame);
      if (nowMs < round.opensAtMs || round.isDecided) continue;
      const state = nowMs < round.closesAtMs ? 'open' : 'closed';
      const [about, news] = [`${site.id} ${game}`, `${round.drawsAtMs} ${state}`];
      if (known.get(about) === news) continue;
      await inTransaction(database, async (tx) => {
        const { drawsAtMs, everyMs } = round;
        const told = { siteId: site.id, game, drawsAt: new Date(drawsAtMs), everyMs, state } as const;
        if (await noteTold(tx, told)) await push(tx, site.id, changeOf(game, round, state));
      });
      known.set(about, news);
    }
  }
}

function changeOf(
  game: MiniRoundChange['game'],
  round: CurrentRound,
  state: MiniRoundChange['state'],
): MiniRoundChange {
  return {
    game,
    day: round.day,
    round: round.round,
    state,
    closesAt: new Date(round.closesAtMs).toISOString(),
    drawsAt: new Date(round.drawsAtMs).toISOString(),
    numbers: null,
    powerball: null,
    results: null,
  };
}

/** A round of a game that draws, as it was announced. */
export interface DecidedName extends Pick<CurrentRound, 'day' | 'round' | 'drawsAtMs' | 'everyMs'> {
  readonly leastClosingMs: number;
}

/** Tells every site what a round came to, in the transaction that decides it; no numbers is a void round. */
export async function tellResult(
  tx: Tx,
  drawn: DrawnGame,
  round: DecidedName,
  numbers: DrawnNumbers | undefined,
): Promise<void> {
  for (const site of await listSites(tx)) {
    for (const game of playedBy(drawn)) await push(tx, site.id, resultOf(site, game, round, numbers));
  }
}

function resultOf(
  site: Site,
  game: MiniRoundChange['game'],
  { day, round, drawsAtMs, everyMs, leastClosingMs }: DecidedName,
  numbers: DrawnNumbers | undefined,
): MiniRoundChange {
  const { minigame } = settingsOf(site);
  const closesBefore = closesBeforeMs(minigame.closingMs, everyMs, leastClosingMs);
  const closesAt = new Date(drawsAtMs - closesBefore).toISOString();
  const named = { game, day, round, closesAt, drawsAt: new Date(drawsAtMs).toISOString() };
  if (numbers === undefined)
    return { ...named, state: 'void', numbers: null, powerball: null, results: null };
  const results = resultsIn(game, numbers, minigame);
  return { ...named, state: 'drawn', ...shownNumbers(game, numbers), results };
}

/** To those who watch the game, and of the powerball to the topic that the specification names. */
async function push(tx: Tx, siteId: number, change: MiniRoundChange): Promise<void> {
  await emit(tx, `topic:${siteId}:minigame:${change.game}`, 'miniRound', change);
  if (change.game !== 'powerball') return;
  const { round, state, closesAt, drawsAt, numbers, powerball } = change;
  await emit(tx, `topic:${siteId}:powerball`, 'powerball', {
    round,
    state,
    closesAt,
    drawsAt,
    balls: numbers,
    powerball,
  });
}
