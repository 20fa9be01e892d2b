import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import { siteDayStart } from '@hanpan/rules';
import { type Failure, fail } from '../../kernel/failure.ts';
import type { SiteSettings } from '../settings/index.ts';
import type { GameFamily } from './family.ts';
import { lossPositions } from './loss-room-store.ts';

/** A stake, whatever family it is staked in. */
export interface LimitedStake {
  readonly memberId: number;
  readonly stake: Amount;
  readonly settings: Pick<SiteSettings, 'dayLossLimitAmount' | 'timeZone'>;
}

/**
 * The most that members of a site may lose on one day of its calendar: a stake that could lead beyond it, if it and
 * everything that is open were lost, is refused with B6014. The members are locked by who reads this, so nothing of theirs opens
 * meanwhile. A site without a limit asks nothing.
 */
export class LossRooms {
  readonly #positions: ReadonlyMap<number, number>;
  /** Of the stakes that were taken since they were read. */
  readonly #taken = new Map<number, number>();

  private constructor(positions: ReadonlyMap<number, number>) {
    this.#positions = positions;
  }

  /** One statement for all of them, and none where no stake is limited. */
  static async read(
    queryable: Queryable,
    families: readonly GameFamily[],
    stakes: readonly LimitedStake[],
    atMs: number,
  ): Promise<LossRooms> {
    const limited = new Map<number, Date>();
    for (const { memberId, settings } of stakes)
      if (settings.dayLossLimitAmount !== null)
        limited.set(memberId, new Date(siteDayStart(atMs, settings.timeZone)));
    if (limited.size === 0) return new LossRooms(new Map());
    const members = [...limited].map(([memberId, since]) => ({ memberId, since }));
    const rows = await lossPositions(queryable, families, members);
    return new LossRooms(new Map(rows.map(({ memberId, position }) => [memberId, position])));
  }

  /** As they were read, before any stake was taken. */
  afresh(): LossRooms {
    return new LossRooms(this.#positions);
  }

  refuse({ memberId, stake, settings }: LimitedStake): Failure<'B6014'> | undefined {
    const limit = settings.dayLossLimitAmount;
    if (limit === null) return undefined;
    const position = (this.#positions.get(memberId) ?? 0) - (this.#taken.get(memberId) ?? 0);
    return stake - position > limit ? fail('B6014', { max: limit }) : undefined;
  }

  take({ memberId, stake }: LimitedStake): void {
    this.#taken.set(memberId, (this.#taken.get(memberId) ?? 0) + stake);
  }
}

/** The same for one stake alone. */
export async function refuseLossLimit(
  queryable: Queryable,
  families: readonly GameFamily[],
  stake: LimitedStake,
  atMs: number,
): Promise<Failure<'B6014'> | undefined> {
  return (await LossRooms.read(queryable, families, [stake], atMs)).refuse(stake);
}
