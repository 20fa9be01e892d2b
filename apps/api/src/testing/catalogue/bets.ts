import { playEvents } from '../../modules/sports/replay/play-events.ts';
import { settleBets } from '../../modules/sports/settlement/settle-bets.ts';
import { launch, played, transferGame } from '../fuzz/stage.ts';
import { slipOn } from '../slips.ts';
import type { Person } from '../world.ts';
import type { CatalogueStage, Scenario } from './scenario.ts';

const bet = '/api/bet/betProc';
const merge = '/api/cash/merge';
const deposit = '/operator/transfer/v1/wallet/deposit';

/** A slip on the open match, by a member with so much cash. */
const slip =
  (cash: number, stake: number, change = ''): Scenario =>
  async ({ world, match }) => {
    const caller = await world.member({ cash });
    if (change !== '') await world.setMember(caller, change);
    return { caller, path: bet, body: slipOn([match], { stake }) };
  };

/** A launch at the transfer vendor, to which something has happened. */
const launching =
  (happen: (stage: CatalogueStage, member: Person) => Promise<void> | void): Scenario =>
  async (stage) => {
    const caller = await stage.world.member({ cash: 5_000 });
    await happen(stage, caller);
    return { caller, path: launch, body: transferGame, heal: () => stage.moon.fake.heal() };
  };

export const betScenarios = {
  9999: launching(({ moon }) => {
    moon.fake.offline = true;
  }),
  B1001: slip(50_000, 10_000, 'betting_allowed = false'),
  B1002: slip(50_000, 10_000, "status = 'suspended'"),
  B6000: slip(5_000, 10_000),
  B6001: slip(50_000, 999),
  B6002: slip(5_000_000, 2_000_001),
  B6003: async ({ world, match }) => {
    const site = await world.addSite({
      bet: { minAmount: 1_000, maxAmount: 100_000, maxWinAmount: 1_000, maxLegs: 10 },
    });
    const caller = await world.member({ site, cash: 50_000 });
    return { caller, path: bet, body: slipOn([match]) };
  },
  B6005: async ({ world, match }) => {
    const caller = await world.member({ cash: 100_000 });
    await caller.call(bet, slipOn([match]));
    return { caller, path: bet, body: slipOn([match]) };
  },
  B9999: async ({ world }) => {
    const caller = await world.member({ cash: 50_000 });
    const ended = await world.match({ startsInMs: 1_000, durationMs: 1_000 });
    await caller.call(bet, slipOn([ended]));
    await world.passTime(3_000);
    await playEvents(world.services, 200);
    const heal = async () => {
      await settleBets(world.services, 100);
    };
    return { caller, path: bet, body: slipOn([await world.match()]), heal };
  },
  B0091: launching(async ({ world, moon }, caller) => {
    moon.fake.silent.add(deposit);
    await caller.codeOf(launch, transferGame);
    await world.database.run('update game_transfer set attempts = 50 where member_id = $1', [caller.key]);
  }),
  B0092: async ({ world }) => ({
    caller: await world.member(),
    path: launch,
    body: { ...transferGame, gameKey: 'no-such-game' },
  }),
  B0093: async ({ world }) => {
    const site = await world.addSite();
    const caller = await world.member({ site });
    const at = (ms: number) => new Date(world.clock.read() + ms);
    await world.database.run(
      'insert into maintenance_window (site_id, starts_at, ends_at) values ($1, $2, $3)',
      [site.id, at(-1_000), at(3_600_000)],
    );
    await world.changeSite(site, {});
    return { caller, path: '/api/member/info', body: {} };
  },
  B0099: launching(({ moon }) => {
    moon.fake.depositRefusal = 'NO_CREDIT';
  }),
  C009: async (stage) => {
    const caller = await played(stage);
    stage.moon.fake.player(`hanpan-${caller.key}`).game = 'open';
    return { caller, path: merge, body: {} };
  },
  NT99: launching(({ moon }) => {
    moon.fake.silent.add(deposit);
  }),
  TE99: async (stage) => {
    const caller = await played(stage);
    stage.moon.fake.offline = true;
    return { caller, path: merge, body: {}, heal: () => stage.moon.fake.heal() };
  },
} as const satisfies Record<string, Scenario>;
