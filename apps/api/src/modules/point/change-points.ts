import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { flows } from '@hanpan/ledger';
import { negate, zero } from '@hanpan/money';
import { checkPointConversion } from '@hanpan/rules';
import type { MemberContext } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { isExcluded, lockMember, refuseTestFunds } from '../member/index.ts';
import { settingsOf } from '../settings/index.ts';
import { requireTurnover } from '../turnover/index.ts';
import { presentEntry } from './present.ts';
import type { PointServices } from './services.ts';
import { insertEntry, nextEntryId } from './store.ts';

/**
 * Converts points to cash. Fails with P009 (the site or the member may not), L013 (dormant), X001 (excluded by its own will), P001 (no points named), P010
 * (below the site's minimum), TA01 (more cash than may be put into a test account), P002 (more than the balance, which the ledger decides under lock).
 */
export async function changePoints(
  { ledger, clock }: PointServices,
  tx: Tx,
  { site, memberId }: MemberContext,
  body: BodyOf<'/api/point/change'>,
) {
  const { pointConversionOpen, pointMinAmount } = settingsOf(site);
  const holder = { siteId: site.id, memberId };
  const member = await lockMember(tx, memberId);
  if (member?.status !== 'active' || !member.pointConversionAllowed) return fail('P009');
  if (!pointConversionOpen) return fail('P009');
  if (member.dormantAt !== null) return fail('L013');
  // Cash of points is played before it is withdrawn, which an excluded member cannot do: they stay points until it may.
  if (isExcluded(member, clock())) return fail('X001');
  const held = (await ledger.holdings(tx, holder)).point;
  const wrong = checkPointConversion(body.amount, held, pointMinAmount);
  if (wrong !== undefined) return fail(wrong, { min: pointMinAmount });

  const beyond = await refuseTestFunds(tx, memberId, body.amount);
  if (beyond !== undefined) return beyond;
  const id = await nextEntryId(tx);
  const [posting] = await ledger.postIn(tx, [flows.pointConvert({ holder, amount: body.amount }, id)]);
  // Points may have been taken back since they were counted.
  if (posting?.status !== 'posted') return fail('P002');
  const at = clock.date();
  const reference = `point-convert:${id}`;
  await requireTurnover(tx, { ...holder, kind: 'point', reference, money: body.amount, at });
  const row = await insertEntry(tx, {
    id,
    ...holder,
    useType: 'convert',
    kind: null,
    reference,
    basisPoints: null,
    bonusBasisPoints: null,
    accrued: zero,
    applied: negate(body.amount),
    reason: null,
    operatorId: null,
    at,
  });
  if (row === undefined) throw new Error(`conversion ${id} was recorded before`);
  const { point, cash, version } = await ledger.holdings(tx, holder);
  return { entry: presentEntry(row), pointAmt: point, cashAmt: cash, version };
}
