import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { OwnLimits } from '@hanpan/rules';
import { type Failure, fail } from '../../kernel/failure.ts';
import type { SiteSettings } from '../settings/index.ts';
import type { GameFamily } from './family.ts';
import { type LimitWindow, limitWindows, type MeasureWindow } from './limit-windows.ts';
import { lossPositions, stakedSince } from './loss-room-store.ts';
import { onlineMinutes } from './online-store.ts';

/** A stake, whatever family it is staked in. */
export interface LimitedStake {
  readonly memberId: number;
  readonly stake: Amount;
  readonly settings: Pick<SiteSettings, 'dayLossLimitAmount' | 'timeZone'>;
}

/** Members by their ids, with what they allow themselves, read with their locks. */
export type LimitedMembers = ReadonlyMap<number, { readonly ownLimits: OwnLimits | null }>;

export type LimitRefusal = Failure<LimitWindow['code']>;

/** A limit before any stake that is looked at now. */
interface MeasuredWindow extends LimitWindow {
  readonly used: number;
}

/**
 * How much was lost, staked or spent of each window until that instant, in their order: won, below zero where more was won than lost, or
 * minutes. One statement for each measure that is among them.
 */
export async function measure(
  queryable: Queryable,
  families: readonly GameFamily[],
  windows: readonly MeasureWindow[],
  atMs: number,
): Promise<number[]> {
  const used = new Map<MeasureWindow, number>();
  const fill = async (
    name: MeasureWindow['measure'],
    read: (of: readonly MeasureWindow[]) => Promise<readonly number[]>,
  ) => {
    const those = windows.filter((window) => window.measure === name);
    if (those.length === 0) return;
    const values = await read(those);
    for (const [index, window] of those.entries()) used.set(window, values[index] ?? 0);
  };
  await fill('loss', async (of) =>
    (await lossPositions(queryable, families, of)).map((position) => -position),
  );
  await fill('stake', (of) => stakedSince(queryable, families, of));
  await fill('time', (of) => onlineMinutes(queryable, of, new Date(atMs)));
  return windows.map((window) => used.get(window) ?? 0);
}

/**
 * What members may still stake: no stake that could lead beyond the loss limit of the site (B6014) or a limit of their own
 * (X003 loss, X004 stakes), if it and everything that is open were lost, and none once the time of the day is used up (X006).
 * The members are locked by who reads this, so nothing of theirs opens meanwhile. Who has no limit is asked nothing.
 */
export class PlayLimits {
  readonly #windows: ReadonlyMap<number, readonly MeasuredWindow[]>;
  /** Of the stakes that were taken since they were read. */
  readonly #taken = new Map<number, number>();

  private constructor(windows: ReadonlyMap<number, readonly MeasuredWindow[]>) {
    this.#windows = windows;
  }

  static async read(
    queryable: Queryable,
    families: readonly GameFamily[],
    { stakes, members }: { readonly stakes: readonly LimitedStake[]; readonly members: LimitedMembers },
    atMs: number,
  ): Promise<PlayLimits> {
    const settingsOf = new Map(stakes.map(({ memberId, settings }) => [memberId, settings]));
    const windows = [...settingsOf].flatMap(([memberId, settings]) =>
      limitWindows(memberId, settings, members.get(memberId)?.ownLimits ?? null, atMs),
    );
    const used = await measure(queryable, families, windows, atMs);
    const byMember = new Map<number, MeasuredWindow[]>();
    for (const [index, window] of windows.entries()) {
      const measured = { ...window, used: used[index] ?? 0 };
      byMember.set(window.memberId, [...(byMember.get(window.memberId) ?? []), measured]);
    }
    return new PlayLimits(byMember);
  }

  /** As they were read, before any stake was taken. */
  afresh(): PlayLimits {
    return new PlayLimits(this.#windows);
  }

  /** A stake of nothing can lose nothing, so time alone refuses it. `left` is what all limits together leave. */
  refuse({ memberId, stake }: Pick<LimitedStake, 'memberId' | 'stake'>): LimitRefusal | undefined {
    const taken = this.#taken.get(memberId) ?? 0;
    const refusing = (this.#windows.get(memberId) ?? []).find(({ measure: name, max, used }) =>
      name === 'time' ? used >= max : stake > 0 && stake > max - used - taken,
    );
    return refusing && fail(refusing.code, { max: refusing.max, left: this.most(memberId) ?? 0 });
  }

  /** The most that a member may stake and lose from now on, in minor units; undefined where nothing limits it. */
  most(memberId: number): number | undefined {
    const taken = this.#taken.get(memberId) ?? 0;
    const rooms = (this.#windows.get(memberId) ?? []).filter(({ measure: name }) => name !== 'time');
    if (rooms.length === 0) return undefined;
    return Math.max(0, Math.min(...rooms.map(({ max, used }) => max - used - taken)));
  }

  take({ memberId, stake }: Pick<LimitedStake, 'memberId' | 'stake'>): void {
    this.#taken.set(memberId, (this.#taken.get(memberId) ?? 0) + stake);
  }
}

/** The same for one stake alone, of a member that is locked. */
export async function refuseLimited(
  queryable: Queryable,
  families: readonly GameFamily[],
  stake: LimitedStake & { readonly ownLimits: OwnLimits | null },
  atMs: number,
): Promise<LimitRefusal | undefined> {
  const members: LimitedMembers = new Map([[stake.memberId, stake]]);
  return (await PlayLimits.read(queryable, families, { stakes: [stake], members }, atMs)).refuse(stake);
}
