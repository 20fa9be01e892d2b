import { type FlowName, Ledger } from '@hanpan/ledger';
import { afterAll, beforeEach } from 'vitest';
import { vendorJobs } from '../modules/vendor/jobs.ts';
import { startTransferVendor, transferGameKey } from './transfer-vendor.ts';
import { createWorld, newKey, type Person } from './world.ts';

/** A ledger whose process dies when it is to post a certain movement. */
class MortalLedger extends Ledger {
  diesAt: FlowName | undefined;

  override async postIn(...given: Parameters<Ledger['postIn']>) {
    if (given[1].some(({ flow }) => flow === this.diesAt)) {
      this.diesAt = undefined;
      throw new Error('killed while posting');
    }
    return super.postIn(...given);
  }
}

export const launch = '/api/minigame/getGame';
export const game = { vendorKey: 'moon', gameType: 'slot', gameKey: transferGameKey };

/** A world with two vendors of the transfer kind, `moon` and `star`, and members who play at the first. */
export async function createGameMoneyWorld() {
  const moon = await startTransferVendor('moon', 1);
  const star = await startTransferVendor('star', 2);
  const ledgers: MortalLedger[] = [];
  const world = await createWorld({
    vendors: [moon.vendor, star.vendor],
    change: (services) => {
      const ledger = new MortalLedger(services.database);
      ledgers.push(ledger);
      return { ...services, ledger };
    },
  });
  await moon.install(world);
  await star.install(world);
  afterAll(() => {
    moon.close();
    star.close();
  });
  beforeEach(() => {
    for (const { fake } of [moon, star]) {
      fake.calls.length = 0;
      fake.heal();
    }
  });
  const playerOf = (member: { key: number }) => moon.fake.player(`hanpan-${member.key}`);

  /** A member in an open game with everything they had, as a launch leaves them. */
  const playing = async (cash = 10_000): Promise<Person> => {
    const member = await world.member({ cash });
    await member.call(launch, game);
    playerOf(member).game = 'open';
    return member;
  };

  return {
    world,
    moon,
    star,
    playerOf,
    playing,
    /** The same, with the game closed and a balance that differs from the one brought in. */
    played: async (left: number, cash = 10_000): Promise<Person> => {
      const member = await playing(cash);
      Object.assign(playerOf(member), { balance: left, game: 'closed' });
      return member;
    },
    mergeWith: (member: Person, idempotencyKey = newKey()) =>
      member.ask('/api/cash/merge', { idempotencyKey }),
    moneyOf: async (member: { key: number }) => {
      const { cash, game: games } = await world.holdingsOf(member);
      return { cash: cash as number, moon: games.moon ?? 0 };
    },
    transfersOf: (member: { key: number }) =>
      world.database.rows<{
        direction: string;
        state: string;
        refusal: string | null;
        result: number | null;
      }>(
        'select direction, state, refusal, result_amount as result from game_transfer where member_id = $1 order by asked_at, direction',
        [member.key],
      ),
    /** The process dies at the next movement of this kind. */
    killAt: (flow: FlowName) => {
      for (const ledger of ledgers) ledger.diesAt = flow;
    },
    runJobs: async () => {
      for (const job of vendorJobs(world.services)) await job.run(job.limit);
    },
  };
}
