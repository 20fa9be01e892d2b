import { defaultHouseRules, type HouseRuleBook, houseRuleBooks, houseRulesOf } from '@hanpan/rules';
import { expect, test } from 'vitest';
import type { NewMarket } from '../../../testing/matches.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld } from '../../../testing/world.ts';
import { messagesOfCorrection } from './correction-messages.ts';
import { requestPass } from './pass-store.ts';
import { lockEvent, lockSelections } from './result-store.ts';
import { saidNow, sayResults } from './say-results.ts';
import { settleBets } from './settle-bets.ts';
import { settleScopes } from './settle-scopes.ts';

const world = await createWorld();
const { database, clock } = world.services;
const markets: NewMarket[] = [
  { kind: 'WDL', odds: { home: 2, draw: 3.4, away: 3.6 } },
  { kind: 'UO', lineQuarters: 10, odds: { over: 1.9, under: 1.9 } },
];

/** The version in force, and one after it under which who leads after the first half has won a match that is called off. */
const later: HouseRuleBook = {
  version: houseRuleBooks.length + 1,
  since: '2027-01-01',
  sha256: '',
  rules: {
    ...defaultHouseRules,
    soccer: houseRulesOf('soccer', {
      standsAfter: { winner: { halfPeriods: 2, halfPeriodsIfHomeLeads: 2 } },
      decided: 'stands',
    }),
  },
};
const books = [...houseRuleBooks, later];
const inForce = houseRuleBooks.length;

async function bettor(selectionId: number, odds: number, version = inForce) {
  const member = await world.member({ cash: 100_000 });
  const { bet } = await member.call('/api/bet/betProc', slipOn([], { legs: [{ selectionId, odds }] }));
  expect(bet.houseRules).toBe(inForce);
  // As a program places it whose version in force is the later one.
  if (version !== inForce)
    await world.owner.run(
      `alter table bet disable trigger bet_keeps_rules; update bet set house_rules = ${version} where id = ${bet.betIdx};
       alter table bet enable trigger bet_keeps_rules`,
    );
  const now = async () => {
    const { list } = await member.call('/api/bet/sportBetlist', { state: 'all' });
    return list[0];
  };
  return { bet, now };
}

/** Called off at 1:0 after half-time. */
const record = {
  scores: { h1: { home: 1, away: 0 } },
  standing: { match: { home: 1, away: 0 } },
  halfPeriodsPlayed: 2,
  ending: 'called',
  irregularities: [],
  awardedTo: null,
} as const;

test('[GAM-6] a bet keeps the version of the house rules, is settled by it whatever is in force then, and shows it', async () => {
  const match = await world.match({ markets });
  const home = match.selection('WDL', 'home');
  const [old, fresh] = [await bettor(home, 2), await bettor(home, 2, later.version)];
  await database.run("update event set phase = 'ended', settled_at = $2 where id = $1", [
    match.eventId,
    clock.date(),
  ]);
  await database.transaction((tx) => settleScopes(tx, match.eventId, record, clock.date(), books));
  await settleBets(world.services, 200);
  expect(await old.now()).toMatchObject({ status: 'TIE', winCash: 10_000, houseRules: inForce });
  expect(await fresh.now()).toMatchObject({ status: 'PASS', winCash: 20_000, houseRules: later.version });
});

test('[GAM-6] a corrected result settles both again, each by its own version', async () => {
  const match = await world.match({ markets });
  const [home, over] = [match.selection('WDL', 'home'), match.selection('UO', 'over')];
  const bets = [
    await bettor(home, 2),
    await bettor(home, 2, later.version),
    await bettor(over, 1.9),
    await bettor(over, 1.9, later.version),
  ];
  const shown = () => Promise.all(bets.map(async ({ now }) => (await now())?.status));
  /** As an operator says it, under a program that has both versions. */
  const correct = (correction: Partial<Parameters<typeof messagesOfCorrection>[0]>) =>
    database.transaction(async (tx) => {
      const event = await lockEvent(tx, match.eventId);
      const selections = await lockSelections(tx, match.eventId);
      const said_at = await saidNow(tx, match.eventId, clock.date());
      const asked = { kind: 'result', eventId: match.eventId, marketId: null, ...correction } as Parameters<
        typeof messagesOfCorrection
      >[0];
      const messages = messagesOfCorrection(asked, selections, event, books);
      await sayResults(
        tx,
        { eventId: match.eventId, event, selections },
        messages.map((message) => ({ ...message, said_at })),
        { at: clock.date(), correctionId: null },
      );
      await requestPass(tx, match.eventId, clock.date());
    });
  await correct({ scores: { match: { home: 0, away: 3 } }, ending: 'played' });
  await settleBets(world.services, 200);
  expect(await shown()).toEqual(['FAIL', 'FAIL', 'PASS', 'PASS']);

  // It was in truth called off at 3:0, in the second half.
  await database.run(
    `update event set phase = 'playing', home_score = 3, away_score = 0,
            scores = '{"h1": [3, 0, true], "match": [3, 0, false]}' where id = $1`,
    [match.eventId],
  );
  await correct({ scores: {}, ending: 'called' });
  await settleBets(world.services, 200);
  expect(await shown()).toEqual(['TIE', 'PASS', 'TIE', 'PASS']);

  // And a result that is the same under both versions: nothing of the versions stays.
  await correct({ scores: { match: { home: 1, away: 1 } }, ending: 'played' });
  await settleBets(world.services, 200);
  expect(await shown()).toEqual(['FAIL', 'FAIL', 'FAIL', 'FAIL']);
  const selections = await database.rows<{ ruled: unknown }>(
    'select s.ruled from selection s join market m on m.id = s.market_id where m.event_id = $1',
    [match.eventId],
  );
  expect(selections.every(({ ruled }) => ruled === null)).toBe(true);
  await world.expectBalancedBooks();
});

test('[GAM-6] the version of a bet is frozen, and what was bet before there were any holds the first', async () => {
  const match = await world.match({ markets });
  const { bet } = await bettor(match.selection('WDL', 'home'), 2);
  await expect(
    database.run('update bet set house_rules = house_rules + 1 where id = $1', [bet.betIdx]),
  ).rejects.toThrow('keeps the house rules');
  const column = await world.owner.row<{ fallback: string }>(
    `select column_default as fallback from information_schema.columns where table_name = 'bet' and column_name = 'house_rules'`,
  );
  expect(column?.fallback).toBe('1');
});

test('[GAM-6] a market that one version leaves open is left to an operator under all of them', async () => {
  // Nobody knows how it ended: under the version in force that is no matter, because its format was changed.
  const strict: HouseRuleBook = {
    ...later,
    rules: {
      ...defaultHouseRules,
      soccer: houseRulesOf('soccer', { irregular: { 'changed-format': 'void' } }),
    },
  };
  const unknown = { ...record, ending: 'played', scores: {}, irregularities: ['changed-format'] } as const;
  const match = await world.match({ markets: [{ kind: 'WDL', odds: { home: 2, draw: 3.4, away: 3.6 } }] });
  const home = match.selection('WDL', 'home');
  const bets = [await bettor(home, 2), await bettor(home, 2, strict.version)];
  const shown = () => Promise.all(bets.map(async ({ now }) => (await now())?.status));
  const settleUnder = async (versions: readonly HouseRuleBook[]) => {
    const changed = await database.transaction((tx) =>
      settleScopes(tx, match.eventId, unknown, clock.date(), versions),
    );
    await settleBets(world.services, 200);
    return changed;
  };
  expect(await settleUnder([...houseRuleBooks, strict])).toBe(0);
  expect(await shown()).toEqual(['BET', 'BET']);
  // The version in force alone would have settled it.
  expect(await settleUnder([strict])).toBe(3);
  expect(await shown()).toEqual(['TIE', 'TIE']);
});
