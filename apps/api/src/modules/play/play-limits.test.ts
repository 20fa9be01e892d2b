import { amount } from '@hanpan/money';
import { type OwnLimits, seededRandom } from '@hanpan/rules';
import { expect, test } from 'vitest';
import { families } from '../../families.ts';
import { outcomeOf, settle } from '../../testing/settlements.ts';
import { createWorld } from '../../testing/world.ts';
import { refuseLimited } from './play-limits.ts';

const world = await createWorld();
const hourMs = 3_600_000;
const seoulMs = 9 * hourMs;

interface Played {
  readonly atMs: number;
  readonly stake: number;
  readonly returned: number;
  readonly win: number;
}

/** By plain arithmetic on a clock nine hours ahead of UTC, and by nothing that the product reckons with. */
function startOf(period: string, atMs: number): number {
  const wall = new Date(atMs + seoulMs);
  const [year, month, day] = [wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate()];
  const first = {
    day,
    week: day - ((wall.getUTCDay() + 6) % 7),
    month: 1,
  }[period as 'day'];
  return Date.UTC(year, month, first) - seoulMs;
}

/** The codes that refuse a stake, each by its own sum; the product names the first of them. */
function refusedBy(
  stake: number,
  limits: Readonly<Record<string, number>>,
  plays: readonly Played[],
  atMs: number,
) {
  const codes = new Set<string>();
  for (const [name, max] of Object.entries(limits)) {
    const [kind = '', period = ''] = name.split('.');
    const since = plays.filter((play) => play.atMs >= startOf(period, atMs));
    const sum = since.reduce(
      (total, { stake: staked, returned, win }) => total + staked - returned - (kind === 'stake' ? 0 : win),
      0,
    );
    if (sum + stake > max) codes.add({ stake: 'X004', loss: 'X003', site: 'B6014' }[kind as 'stake']);
  }
  return codes;
}

test('[RG-3][G-35] of limits that overlap the strictest decides, whatever was played and whenever: two thousand stakes against plain sums', async () => {
  const random = seededRandom('own limits');
  const pick = (count: number) => Math.floor(random() * count);
  const seen = new Set<string>();
  for (let run = 0; run < 50; run += 1) {
    world.clock.set('2026-11-20T03:00:00.000Z');
    const member = await world.addMember();
    const own: Record<string, number> = {};
    for (const name of ['loss.day', 'loss.week', 'loss.month', 'stake.day', 'stake.week', 'stake.month'])
      if (pick(2) === 0) own[name] = (1 + pick(20)) * 1_000;
    const dayLossLimitAmount = pick(3) === 0 ? amount((1 + pick(20)) * 1_000) : null;
    const limits = { ...own, ...(dayLossLimitAmount === null ? {} : { 'site.day': dayLossLimitAmount }) };
    const settings = { dayLossLimitAmount, timeZone: 'Asia/Seoul' };
    const ownLimits = Object.keys(own).length === 0 ? null : (own as OwnLimits);
    const plays: Played[] = [];
    for (let step = 0; step < 40; step += 1) {
      world.clock.advance(pick(4) === 0 ? pick(60) * hourMs : pick(3) * hourMs);
      const atMs = world.clock.read();
      const stake = 1 + pick(6_000);
      const refusal = await refuseLimited(
        world.database,
        families,
        { memberId: member.key, stake: amount(stake), settings, ownLimits },
        atMs,
      );
      const codes = refusedBy(stake, limits, plays, atMs);
      const first = ['B6014', 'X003', 'X004'].find((code) => codes.has(code));
      expect(refusal?.code, JSON.stringify({ run, step, limits, stake })).toBe(first);
      seen.add(first ?? 'taken');
      if (refusal !== undefined) continue;
      const returned = pick(6) === 0 ? stake : 0;
      const win = returned > 0 || pick(3) > 0 ? 0 : pick(9_000);
      plays.push({ atMs, stake, returned, win });
      await settle(world, outcomeOf(world, member, { stake, returned, win }));
    }
  }
  expect(seen).toEqual(new Set(['taken', 'B6014', 'X003', 'X004']));
});
