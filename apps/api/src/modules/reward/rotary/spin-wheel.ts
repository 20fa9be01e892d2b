import { randomInt } from 'node:crypto';
import type { Queryable, Tx } from '@hanpan/db';
import { flows, type Holder } from '@hanpan/ledger';
import { zero } from '@hanpan/money';
import { pickPrize, siteDate, ticketsOf, totalWeight } from '@hanpan/rules';
import type { MemberContext } from '../../../kernel/call-context.ts';
import { isoOf } from '../../../kernel/clock.ts';
import { fail } from '../../../kernel/failure.ts';
import { isExcluded, lockMember } from '../../member/index.ts';
import { grantPoints } from '../../point/index.ts';
import { type SiteSettings, settingsOf } from '../../settings/index.ts';
import type { RewardServices } from '../services.ts';
import { depositedOnDay, insertSpin, type SpinRow, spinsOfDay } from './store.ts';

/** Turns expire with the day, free ones and those earned by deposits alike. Free ones go first. */
export async function turnsOf(queryable: Queryable, settings: SiteSettings, memberId: number, day: string) {
  const { freePerDay, depositPerTicket, maxTicketsPerDay } = settings.rotary;
  const used = await spinsOfDay(queryable, memberId, day);
  const deposited = await depositedOnDay(queryable, memberId, day, settings.timeZone);
  const earned = ticketsOf(deposited, depositPerTicket, maxTicketsPerDay);
  const freeLeft = Math.max(freePerDay - used, 0);
  const tickets = Math.max(earned - Math.max(used - freePerDay, 0), 0);
  return { used, shown: { left: freeLeft + tickets, freeLeft, tickets } };
}

export function presentSpin(row: SpinRow) {
  return { spinIdx: row.id, spunAt: isoOf(row.spun_at), prizeIndex: row.prize_index, points: row.points };
}

/** Draws without bias, records what was drawn from what, and pays. */
async function drawPrize(
  { ledger }: RewardServices,
  tx: Tx,
  settings: SiteSettings,
  holder: Holder,
  turn: { day: string; number: number; at: Date },
): Promise<SpinRow> {
  const { prizes } = settings.rotary;
  const drawn = randomInt(totalWeight(prizes));
  const prizeIndex = pickPrize(prizes, drawn);
  const points = prizes[prizeIndex]?.points ?? zero;
  const row = await insertSpin(tx, { ...holder, ...turn, prizes, drawn, prizeIndex, points });
  if (points > 0) {
    const transfer = flows.rotary({ holder, amount: points }, row.id);
    const grant = {
      holder,
      kind: 'rotary',
      reference: `rotary:${row.id}`,
      accrued: points,
      transfer,
    } as const;
    await grantPoints(ledger, tx, turn.at, grant);
  }
  return row;
}

/**
 * Turns the wheel once. Fails with R008 (suspended), L013 (dormant), X001 (excluded by its own will), R001 (the wheel is
 * closed), R002 (no turns left today).
 */
export async function spinWheel(services: RewardServices, tx: Tx, { site, memberId }: MemberContext) {
  const { ledger, clock } = services;
  const settings = settingsOf(site);
  const holder = { siteId: site.id, memberId };
  const member = await lockMember(tx, memberId);
  if (member?.status !== 'active') return fail('R008');
  if (member.dormantAt !== null) return fail('L013');
  const nowMs = clock();
  if (isExcluded(member, nowMs)) return fail('X001');
  if (!settings.rotary.open) return fail('R001');
  const day = siteDate(nowMs, settings.timeZone);
  const { used, shown } = await turnsOf(tx, settings, memberId, day);
  if (shown.left === 0) return fail('R002');

  const turn = { day, number: used + 1, at: new Date(nowMs) };
  const row = await drawPrize(services, tx, settings, holder, turn);
  const { point, version } = await ledger.holdings(tx, holder);
  const { shown: spins } = await turnsOf(tx, settings, memberId, day);
  return { spin: presentSpin(row), spins, pointAmt: point, version };
}
