import type { Tx } from '@hanpan/db';
import { flows } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { isFailure } from '../../../kernel/failure.ts';
import { hashOfInput } from '../../../kernel/idempotency.ts';
import type { TestMatch } from '../../../testing/matches.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, newKey } from '../../../testing/world.ts';
import { settingsOfSite } from '../../settings/index.ts';
import { playEvents } from '../replay/play-events.ts';
import { settleBets } from '../settlement/settle-bets.ts';
import { placeBets, type SlipOutcome } from './place-bets.ts';
import { type KeyedSlip, placeBetPath } from './slip.ts';

const world = await createWorld();
const { database, services } = world;
const settings = await settingsOfSite(database, world.site.id);

/** A slip on the home teams, as it reaches the writer. */
function slip(
  member: { key: number },
  matches: readonly TestMatch[],
  stake = 10_000,
  key = newKey(),
): KeyedSlip {
  const legs = matches.map((match) => ({ selectionId: match.selection('WDL', 'home'), odds: 2 }));
  const input = { stake: amount(stake), oddsPolicy: 'review' as const, legs };
  const actor = `member:${member.key}`;
  const inputHash = hashOfInput(input);
  const request = { siteId: world.site.id, actor, key, path: placeBetPath, inputHash };
  return { request, siteId: world.site.id, memberId: member.key, address: '203.0.113.7', settings, ...input };
}

const place = (...slips: KeyedSlip[]) => database.transaction((tx) => placeBets(services, tx, slips));
const codeOf = (outcome: SlipOutcome) => (isFailure(outcome) ? outcome.code : '0');
const codes = (outcomes: SlipOutcome[]) => outcomes.map(codeOf);
const cashOf = async (member: { key: number }) => (await world.holdingsOf(member)).cash;
const betsOfMember = ({ key }: { key: number }) =>
  database.rows(
    'select b.id, l.bet_id from bet b left join bet_leg l on l.bet_id = b.id where b.member_id = $1',
    [key],
  );
const keysOfMember = ({ key }: { key: number }) =>
  database.rows('select answer from idempotent_answer where actor = $1 and path = $2', [
    `member:${key}`,
    placeBetPath,
  ]);

describe('a batch of slips', () => {
  test('two of one member are placed one after the other: each returns the balance after it', async () => {
    const [member, one, other] = [
      await world.addMember({ cash: 30_000 }),
      await world.match(),
      await world.match(),
    ];
    const [first, second] = await place(slip(member, [one]), slip(member, [other], 15_000));
    const holdings = await world.holdingsOf(member);
    expect(first).toMatchObject({ cashAmt: 20_000, version: holdings.version - 1 });
    expect(second).toMatchObject({ cashAmt: 5_000, version: holdings.version });
    expect(holdings.cash).toBe(5_000);
  });

  test('of one slip submitted twice the second is a repetition; where the first lacks money both do', async () => {
    const [rich, poor, match] = [
      await world.addMember({ cash: 50_000 }),
      await world.addMember({ cash: 9_999 }),
      await world.match(),
    ];
    const twice = [slip(rich, [match]), slip(rich, [match]), slip(poor, [match]), slip(poor, [match])];
    expect(codes(await place(...twice))).toEqual(['0', 'B6005', 'B6000', 'B6000']);
    expect(await cashOf(rich)).toBe(40_000);
    expect(await betsOfMember(poor)).toEqual([]);
  });

  test('a stake beyond the balance is refused alone: no bet, no leg and no key of it remains', async () => {
    const [match, other] = [await world.match(), await world.match()];
    const members = await Promise.all([20_000, 9_999, 20_000].map((cash) => world.addMember({ cash })));
    const slips = members.map((member) => slip(member, [match, other]));
    expect(codes(await place(...slips))).toEqual(['0', 'B6000', '0']);
    expect(await Promise.all(members.map(cashOf))).toEqual([10_000, 9_999, 10_000]);
    expect(await Promise.all(members.map(async (each) => (await betsOfMember(each)).length))).toEqual([
      2, 0, 2,
    ]);
    expect(await Promise.all(members.map(async (each) => (await keysOfMember(each)).length))).toEqual([
      1, 0, 1,
    ]);
  });

  test('a slip without money keeps no room from one with money, whose stake is taken in its place', async () => {
    const site = await world.addSite({ liability: { selectionAmount: 20_000 } });
    const [poor, rich, late] = await Promise.all(
      [0, 50_000, 50_000].map((cash) => world.addMember({ cash, site })),
    );
    if (poor === undefined || rich === undefined || late === undefined) throw new Error('unreachable');
    const [match, other] = [await world.match(), await world.match()];
    const here = await settingsOfSite(database, site.id);
    const at = (member: { key: number }, on: TestMatch, stake: number): KeyedSlip => {
      const made = slip(member, [on], stake);
      return { ...made, request: { ...made.request, siteId: site.id }, siteId: site.id, settings: here };
    };
    const slips = [
      at(late, other, 1_000),
      at(poor, match, 15_000),
      at(rich, match, 15_000),
      at(late, match, 10_000),
    ];
    expect(codes(await place(...slips))).toEqual(['0', 'B6000', '0', 'B6015']);
    const cash = async (member: { key: number }) => (await world.holdingsOf(member, site)).cash;
    expect(await Promise.all([poor, rich, late].map(cash))).toEqual([0, 35_000, 49_000]);
  });

  test('what stands open counts towards the loss limit, and so do the slips before in the batch that are paid', async () => {
    const site = await world.addSite({ dayLossLimitAmount: 30_000 });
    const here = await settingsOfSite(database, site.id);
    const at = (member: { key: number }, on: TestMatch, stake: number): KeyedSlip => {
      const made = slip(member, [on], stake);
      return { ...made, request: { ...made.request, siteId: site.id }, siteId: site.id, settings: here };
    };
    const [rich, poor] = [
      await world.addMember({ cash: 100_000, site }),
      await world.addMember({ cash: 12_000, site }),
    ];
    const [one, two, three] = [await world.match(), await world.match(), await world.match()];
    expect(codes(await place(at(rich, one, 10_000)))).toEqual(['0']);
    const batch = [
      at(rich, two, 20_000),
      at(rich, three, 1_000),
      at(poor, one, 25_000),
      at(poor, two, 12_000),
    ];
    expect(codes(await place(...batch))).toEqual(['0', 'B6014', 'B6000', '0']);
    expect(codes(await place(at(rich, three, 1_000)))).toEqual(['B6014']);
    expect((await world.holdingsOf(rich, site)).cash).toBe(70_000);
    // A day later they are still open, and may be lost on that day.
    await world.passTime(24 * 3_600_000);
    const later = await world.match();
    expect(codes(await place(at(rich, later, 1_000)))).toEqual(['B6014']);
    // What is given back leaves room again.
    await database.run(
      "update bet set status = 'CANCEL', win_amount = stake, settled_at = now() where member_id = $1 and stake = 20000",
      [rich.key],
    );
    expect(codes(await place(at(rich, later, 20_001), at(rich, later, 20_000)))).toEqual(['B6014', '0']);
  });

  test('every slip gets its own refusal, and its key may be used again', async () => {
    const [open, closed] = [await world.match(), await world.match()];
    await database.run("update market set status = 'closed' where event_id = $1", [closed.eventId]);
    const [fine, suspended, late] = await Promise.all([1, 2, 3].map(() => world.addMember({ cash: 50_000 })));
    if (fine === undefined || suspended === undefined || late === undefined) throw new Error('unreachable');
    await world.setMember(suspended, "status = 'suspended'");
    const key = newKey();
    const outcomes = await place(
      slip(suspended, [open]),
      slip(fine, [open], 999),
      slip(late, [closed], 10_000, key),
      slip(fine, [open]),
    );
    expect(codes(outcomes)).toEqual(['B1002', 'B6001', 'B6011', '0']);
    expect(codes(await place(slip(late, [open], 10_000, key)))).toEqual(['0']);
  });

  test('a slip sent again in another batch gets its stored answer, beside new ones', async () => {
    const [member, match, other] = [
      await world.addMember({ cash: 50_000 }),
      await world.match(),
      await world.match(),
    ];
    const first = slip(member, [match]);
    const [answer] = await place(first);
    const again = await place(first, slip(member, [other]), {
      ...slip(member, [other]),
      request: { ...first.request, inputHash: hashOfInput({}) },
    });
    expect(JSON.parse(JSON.stringify(again[0]))).toEqual(JSON.parse(JSON.stringify(answer)));
    expect(codes(again)).toEqual(['0', '0', 'C999']);
    expect(await cashOf(member)).toBe(30_000);
  });

  test('a batch of forty takes as many statements as a batch of two', async () => {
    const match = await world.match();
    const statementsFor = async (size: number) => {
      const members = await Promise.all(
        Array.from({ length: size }, () => world.addMember({ cash: 20_000 })),
      );
      const slips = members.map((member) => slip(member, [match]));
      // Accounts are found once and cached; one that a transaction opened is looked up once more.
      for (const stake of [1_000, 1_100]) {
        const warm = slips.map((each) => ({
          ...each,
          stake: amount(stake),
          request: { ...each.request, key: newKey() },
        }));
        await place(...warm);
      }
      let count = 0;
      const counted = (tx: Tx): Tx => ({
        ...tx,
        rows: (...given) => {
          count += 1;
          return tx.rows(...given);
        },
        row: (...given) => {
          count += 1;
          return tx.row(...given);
        },
        run: (...given) => {
          count += 1;
          return tx.run(...given);
        },
        prepared: (...given) => {
          count += 1;
          return tx.prepared(...given);
        },
      });
      const outcomes = await database.transaction((tx) => placeBets(services, counted(tx), slips));
      expect(new Set(codes(outcomes))).toEqual(new Set(['0']));
      return count;
    };
    expect(await statementsFor(40)).toBe(await statementsFor(2));
  });
});

describe('slips of one moment, over HTTP', () => {
  test('other content under a key of the same moment is C999 where the first was placed', async () => {
    const [member, match] = [await world.member({ cash: 50_000 }), await world.match()];
    const sent = slipOn([match]);
    const answers = await Promise.all(
      [10_000, 10_000, 20_000, 20_000].map((stake) => member.codeOf(placeBetPath, { ...sent, stake })),
    );
    expect(answers).toEqual(['0', '0', 'C999', 'C999']);
    expect(await cashOf(member)).toBe(40_000);
  });

  test('and may be placed where the first was refused', async () => {
    const [member, match] = [await world.member({ cash: 50_000 }), await world.match()];
    const sent = slipOn([match]);
    const answers = await Promise.all(
      [999, 20_000].map((stake) => member.codeOf(placeBetPath, { ...sent, stake })),
    );
    expect(answers).toEqual(['B6001', '0']);
    expect(await cashOf(member)).toBe(30_000);
  });

  test('a key in capitals is the same key: one bet, and its answer stays', async () => {
    const [member, match] = [await world.member({ cash: 50_000 }), await world.match()];
    const sent = slipOn([match]);
    const inCapitals = { ...sent, idempotencyKey: sent.idempotencyKey.toUpperCase() };
    const answers = await Promise.all([sent, inCapitals].map((each) => member.call(placeBetPath, each)));
    expect(answers[1]).toEqual(answers[0]);
    await world.passTime(6_000);
    expect(await member.call(placeBetPath, sent)).toEqual(answers[0]);
    expect(await cashOf(member)).toBe(40_000);
  });

  test('bets, movements of a vendor and settlements of the same members never deadlock', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => world.member({ cash: 1_000_000 })));
    const ended = await world.match({ startsInMs: 1_000, durationMs: 1_000 });
    for (const member of members) await member.call(placeBetPath, slipOn([ended]));
    await world.passTime(3_000);
    await playEvents(services, 200);
    const open = await Promise.all(Array.from({ length: 6 }, () => world.match()));
    const moved = (member: { key: number }, index: number) =>
      services.ledger.post(
        flows.vendorBet(
          { holder: { siteId: world.site.id, memberId: member.key }, amount: amount(100) },
          'v',
          `${member.key}-${index}`,
        ),
      );
    /** Whose earlier bet is being settled is told so, and tries again. */
    const placed = async (member: (typeof members)[number], match: TestMatch): Promise<string> => {
      const code = await member.codeOf(placeBetPath, slipOn([match]));
      return code === 'B9999' ? placed(member, match) : code;
    };
    const work = open.flatMap((match, index) => [
      ...members.map((member) => placed(member, match)),
      ...members.toReversed().map((member) => moved(member, index).then(({ status }) => status)),
      settleBets(services, 3).then(() => 'settled'),
    ]);
    const results = new Set(await Promise.all(work));
    expect(results).toEqual(new Set(['0', 'posted', 'settled']));
    const row = await database.row(
      'select deadlocks from pg_stat_database where datname = current_database()',
    );
    expect(row).toEqual({ deadlocks: 0 });
    expect(await Promise.all(members.map(cashOf))).toEqual(
      members.map(() => 1_000_000 - 10_000 + 20_000 - 6 * 10_000 - 600),
    );
  });
});
