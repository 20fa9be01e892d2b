import { describe, expect, test } from 'vitest';
import { memberToAccept } from '../../../testing/documents.ts';
import type { TestMatch } from '../../../testing/matches.ts';
import { checkIsDue, limitOwn, useUpTime } from '../../../testing/own-limits.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld } from '../../../testing/world.ts';
import { playEvents } from '../replay/play-events.ts';
import { settleBets } from '../settlement/settle-bets.ts';

const world = await createWorld();
const path = '/api/bet/betProc';
const rich = () => world.member({ cash: 10_000_000 });

async function changePrice(match: TestMatch, oddsMilli: number): Promise<void> {
  await world.database.run('update selection set odds_milli = $2 where id = $1', [
    match.selection('WDL', 'home'),
    oddsMilli,
  ]);
}

const longShots = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () => world.match({ markets: [{ kind: 'WDL', odds: { home: 90 } }] })),
  );

describe('placing a bet', () => {
  test('[FND-5][CL-21][BET-11] the stake leaves the balance at once, and the call returns the bet with its receipt', async () => {
    const member = await world.member({ cash: 50_000 });
    const { bet, cashAmt } = await member.call(path, slipOn([await world.match()]));
    expect(bet).toMatchObject({
      status: 'BET',
      stake: 10_000,
      totalOdds: 2,
      possibleWin: 20_000,
      winCash: null,
    });
    expect(bet.receiptId).toMatch(/^B-261120-\d{6}$/);
    expect(cashAmt).toBe(40_000);
    expect((await world.holdingsOf(member)).cash).toBe(40_000);
  });

  test('a combination multiplies its prices and floors once', async () => {
    const member = await rich();
    const odds = { home: 1.87 };
    const matches = await Promise.all([1, 2, 3].map(() => world.match({ markets: [{ kind: 'WDL', odds }] })));
    const legs = matches.map((match) => ({ selectionId: match.selection('WDL', 'home'), odds: 1.87 }));
    const { bet } = await member.call(path, slipOn(matches, { stake: 1_001, legs }));
    // 1001 × 1.87³ = 6545.74…
    expect(bet).toMatchObject({ totalOdds: 6.539, possibleWin: 6_545 });
  });

  test.each(
    refusalsOf(path, {
      C999: [
        'a key that was used for another stake',
        async () => {
          const member = await rich();
          const slip = slipOn([await world.match()]);
          await member.call(path, slip);
          return member.codeOf(path, { ...slip, stake: 20_000 });
        },
      ],
      B1002: [
        'a suspended member',
        async () => {
          const member = await rich();
          await world.setMember(member, "status = 'suspended'");
          return member.codeOf(path, slipOn([await world.match()]));
        },
      ],
      B1001: [
        'a member without betting permission',
        async () => {
          const member = await rich();
          await world.setMember(member, 'betting_allowed = false');
          return member.codeOf(path, slipOn([await world.match()]));
        },
      ],
      L013: [
        'a member whose account is dormant',
        async () => {
          const member = await rich();
          await world.setMember(member, 'dormant_at = now()');
          return member.codeOf(path, slipOn([await world.match()]));
        },
      ],
      X001: [
        'a member who has excluded itself',
        async () => {
          const member = await rich();
          await world.setMember(member, "excluded_until = '2100-01-01'");
          return member.codeOf(path, slipOn([await world.match()]));
        },
      ],
      B6012: [
        'two selections of one match',
        async () => {
          const match = await world.match();
          const legs = (['home', 'draw'] as const).map((pick) => ({
            selectionId: match.selection('WDL', pick),
            odds: 2,
          }));
          return (await rich()).codeOf(path, slipOn([], { legs }));
        },
      ],
      B6013: [
        'a bet while the feed has been silent for over fifteen seconds',
        async () => {
          const [member, match] = [await rich(), await world.match()];
          world.clock.advance(15_001);
          return member.codeOf(path, slipOn([match]));
        },
      ],
      B6011: [
        'a suspended market',
        async () => {
          const match = await world.match();
          await world.database.run("update market set status = 'suspended' where event_id = $1", [
            match.eventId,
          ]);
          return (await rich()).codeOf(path, slipOn([match]));
        },
      ],
      B6010: [
        'a price that is no longer offered',
        async () => {
          const match = await world.match();
          await changePrice(match, 1_950);
          return (await rich()).codeOf(path, slipOn([match]));
        },
      ],
      B6018: [
        'a quote of another member',
        async () => {
          const [match, one, other] = [await world.match(), await rich(), await rich()];
          const legs = [{ selectionId: match.selection('WDL', 'home') }];
          const { quote } = await one.call('/api/bet/quote', { legs });
          return other.codeOf(path, slipOn([match], { quote: quote?.token }));
        },
      ],
      B6019: [
        'a leg that hardly pays',
        async () => {
          const match = await world.match({ markets: [{ kind: 'WDL', odds: { home: 1.009 } }] });
          const legs = [{ selectionId: match.selection('WDL', 'home'), odds: 1.009 }];
          return (await rich()).codeOf(path, slipOn([match], { legs }));
        },
      ],
      B9999: [
        'a bet while an earlier one is decided and not paid yet',
        async () => {
          const [member, ended] = [await rich(), await world.match({ startsInMs: 1_000, durationMs: 1_000 })];
          await member.call(path, slipOn([ended]));
          await world.passTime(3_000);
          await playEvents(world.services, 200);
          const match = await world.match();
          const code = await member.codeOf(path, slipOn([match]));
          await settleBets(world.services, 100);
          expect(await member.codeOf(path, slipOn([match]))).toBe('0');
          return code;
        },
      ],
      B6001: [
        'less than the smallest stake',
        async () => (await rich()).codeOf(path, slipOn([await world.match()], { stake: 999 })),
      ],
      B6002: [
        'more than the largest stake',
        async () => (await rich()).codeOf(path, slipOn([await world.match()], { stake: 2_000_001 })),
      ],
      B6003: [
        'a possible win beyond the limit, also one that no amount could hold,',
        async () => {
          const matches = await longShots(10);
          const legs = matches.map((match) => ({ selectionId: match.selection('WDL', 'home'), odds: 90 }));
          return (await rich()).codeOf(path, slipOn(matches, { legs }));
        },
      ],
      B6015: [
        'more than the member may win on the match',
        async () => {
          const site = await world.addSite({ liability: { memberEventAmount: 9_999 } });
          const [member, match] = [await world.member({ site, cash: 50_000 }), await world.match()];
          return member.codeOf(path, slipOn([match]));
        },
      ],
      B6016: [
        'a match that is full',
        async () => {
          const site = await world.addSite({ liability: { eventAmount: 999 } });
          const [member, match] = [await world.member({ site, cash: 50_000 }), await world.match()];
          return member.codeOf(path, slipOn([match]));
        },
      ],
      B6017: [
        'odds beyond the longest',
        async () => {
          const site = await world.addSite({ liability: { totalOddsMilli: 1_999 } });
          const [member, match] = [await world.member({ site, cash: 50_000 }), await world.match()];
          return member.codeOf(path, slipOn([match]));
        },
      ],
      B6014: [
        'a stake that could lose more than the site allows for a day',
        async () => {
          const site = await world.addSite({ dayLossLimitAmount: 15_000 });
          const [member, match] = [await world.member({ site, cash: 50_000 }), await world.match()];
          expect(await member.codeOf(path, slipOn([match], { stake: 15_000 }))).toBe('0');
          return member.codeOf(path, slipOn([match], { stake: 15_001 }));
        },
      ],
      X003: [
        'a stake that could lose more than the member allows itself',
        async () => (await limitOwn(await rich(), 'loss', 9_999)).codeOf(path, slipOn([await world.match()])),
      ],
      X004: [
        'a stake beyond what the member allows itself to stake',
        async () =>
          (await limitOwn(await rich(), 'stake', 9_999, 'week')).codeOf(path, slipOn([await world.match()])),
      ],
      X006: [
        'a member whose own time of the day is used up',
        async () => (await useUpTime(world, await rich())).codeOf(path, slipOn([await world.match()])),
      ],
      D001: [
        'a member who has not accepted the documents that the site demands',
        async () => (await memberToAccept(world)).codeOf(path, slipOn([await world.match()])),
      ],
      X007: [
        'a member whose reality check is due',
        async () => (await checkIsDue(world, await rich())).codeOf(path, slipOn([await world.match()])),
      ],
      B6005: [
        'the same slip within five seconds',
        async () => {
          const [member, match] = [await rich(), await world.match()];
          await member.call(path, slipOn([match]));
          await world.passTime(4_999);
          return member.codeOf(path, slipOn([match]));
        },
      ],
      B6000: [
        'a stake beyond the balance',
        async () => (await world.member({ cash: 9_999 })).codeOf(path, slipOn([await world.match()])),
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('[ER-05][ER-06] without permission or while suspended nothing is staked', async () => {
    const member = await world.member({ cash: 50_000 });
    const match = await world.match();
    await world.setMember(member, "status = 'suspended', betting_allowed = false");
    expect(await member.codeOf(path, slipOn([match]))).toBe('B1002');
    expect(await member.codeOf('/api/cash/in', { idempotencyKey: crypto.randomUUID(), amount: 20_000 })).toBe(
      'U0011',
    );
    const out = { idempotencyKey: crypto.randomUUID(), amount: 20_000, cashOutPass: '4821' };
    expect(await member.codeOf('/api/cash/out', out)).toBe('U0011');
    await world.setMember(member, "status = 'active'");
    expect(await member.codeOf(path, slipOn([match]))).toBe('B1001');
    expect((await world.holdingsOf(member)).cash).toBe(50_000);
  });

  test.each([
    ['no legs', []],
    ['more legs than the site takes', 11],
    ['an unknown selection', [{ selectionId: 99_999_999, odds: 2 }]],
  ])('%s cannot be bet on', async (name, legs) => {
    const member = await rich();
    const matches = typeof legs === 'number' ? await longShots(legs) : [];
    const slip = slipOn(matches, typeof legs === 'number' ? {} : { legs });
    expect(await member.codeOf(path, slip)).toBe(name.startsWith('an unknown') ? 'B6011' : 'B6012');
  });

  test.each(['0', '-1', '1.5', '1e309', '"10000"'])('a stake of %s is below the smallest', async (stake) => {
    const [member, match] = [await rich(), await world.match()];
    const sent = JSON.stringify(slipOn([match])).replace('"stake":10000', `"stake":${stake}`);
    const answer = await member.sendRaw(path, sent);
    expect(answer.code).toBe('B6001');
    expect(answer.message).toContain('1,000');
  });

  test.each(['0.5', '-2', '1.0005', '1e309', '"2"', 'null'])('a price of %s is malformed', async (odds) => {
    const [member, match] = [await rich(), await world.match()];
    const sent = JSON.stringify(slipOn([match])).replace('"odds":2', `"odds":${odds}`);
    expect((await member.sendRaw(path, sent)).code).toBe('B6012');
  });

  test('the first refusal in the order of the contract is the one that is named', async () => {
    const [member, match] = [await world.member(), await world.match({ startsInMs: 60_000 })];
    await world.setMember(member, "status = 'suspended', betting_allowed = false");
    await changePrice(match, 1_900);
    const slip = () => slipOn([match], { stake: 10 });
    world.clock.advance(60_000);
    expect(await member.codeOf(path, slip())).toBe('B1002');
    await world.setMember(member, "status = 'active'");
    expect(await member.codeOf(path, slip())).toBe('B1001');
    await world.setMember(member, 'betting_allowed = true');
    expect(await member.codeOf(path, slip())).toBe('B6013');
    await world.passTime(0);
    expect(await member.codeOf(path, slip())).toBe('B6011');
    world.clock.advance(-1);
    expect(await member.codeOf(path, slip())).toBe('B6010');
    await changePrice(match, 2_000);
    expect(await member.codeOf(path, slip())).toBe('B6001');
    expect(await member.codeOf(path, slipOn([match], { stake: 2_000_001 }))).toBe('B6002');
    expect(await member.codeOf(path, slipOn([match]))).toBe('B6000');
  });
});

describe('consent to a changed price', () => {
  test.each([
    ['review', 2_000, '0'],
    ['review', 2_050, 'B6010'],
    ['review', 1_950, 'B6010'],
    ['higher', 2_050, '0'],
    ['higher', 2_000, '0'],
    ['higher', 1_999, 'B6010'],
    ['all', 1_500, '0'],
    ['all', 2_500, '0'],
  ] as const)(
    '[BET-4] with "%s" and a price that went from 2000 to %i the call returns %s',
    async (oddsPolicy, now, code) => {
      const [member, match] = [await rich(), await world.match()];
      await changePrice(match, now);
      const answer = await member.ask(path, slipOn([match], { oddsPolicy }));
      expect(answer.code).toBe(code);
      if (answer.data !== null) expect(answer.data.bet.totalOdds).toBe(now / 1000);
    },
  );
});

describe('when betting closes', () => {
  test('[BET-5] a match closes at its kick-off by the clock, although its row still says open', async () => {
    const [member, match] = [await rich(), await world.match({ startsInMs: 60_000 })];
    await world.passTime(59_999);
    expect(await member.codeOf(path, slipOn([match]))).toBe('0');
    await world.passTime(1);
    expect(await member.codeOf(path, slipOn([match], { stake: 11_000 }))).toBe('B6011');
    const market = await world.database.row('select status from market where event_id = $1', [match.eventId]);
    expect(market).toEqual({ status: 'open' });
  });

  test('a combination is refused as a whole for one closed leg', async () => {
    const [member, open, closed] = [await rich(), await world.match(), await world.match()];
    await world.database.run("update market set status = 'closed' where event_id = $1", [closed.eventId]);
    expect(await member.codeOf(path, slipOn([open, closed]))).toBe('B6011');
    expect((await world.holdingsOf(member)).cash).toBe(10_000_000);
  });
});

describe('once per intention', () => {
  test('fifty parallel calls with one key are one bet and one answer', async () => {
    const [member, match] = [await rich(), await world.match()];
    const slip = slipOn([match]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => member.call(path, slip)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await world.holdingsOf(member)).cash).toBe(9_990_000);
  });

  test('[BET-11] ten clicks at once with different keys are one bet', async () => {
    const [member, match] = [await rich(), await world.match()];
    const codes = await Promise.all(Array.from({ length: 10 }, () => member.codeOf(path, slipOn([match]))));
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes.filter((code) => code === 'B6005')).toHaveLength(9);
  });

  test('the same slip after five seconds, or with another stake, is another bet', async () => {
    const [member, match] = [await rich(), await world.match()];
    await member.call(path, slipOn([match]));
    expect(await member.codeOf(path, slipOn([match], { stake: 11_000 }))).toBe('0');
    await world.passTime(5_000);
    expect(await member.codeOf(path, slipOn([match]))).toBe('0');
  });

  test('twenty different bets at once on a balance for one: one is accepted', async () => {
    const member = await world.member({ cash: 10_000 });
    const matches = await Promise.all(Array.from({ length: 20 }, () => world.match()));
    const codes = await Promise.all(matches.map((match) => member.codeOf(path, slipOn([match]))));
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes.filter((code) => code === 'B6000')).toHaveLength(19);
    expect((await world.holdingsOf(member)).cash).toBe(0);
  });
});
