import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { flows } from '@hanpan/ledger';
import type { MemberContext } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { lockMember } from '../member/index.ts';
import type { PointServices } from './services.ts';
import { insertCompConversion } from './store.ts';

/** Converts comp to cash. Fails with U0011 (suspended), C701 (no amount), C702 (more than the balance). */
export async function convertComp(
  { ledger, clock }: Pick<PointServices, 'ledger' | 'clock'>,
  tx: Tx,
  { site, memberId }: Pick<MemberContext, 'site' | 'memberId'>,
  { amount }: Pick<BodyOf<'/api/wallet/convertComp'>, 'amount'>,
) {
  const holder = { siteId: site.id, memberId };
  const member = await lockMember(tx, memberId);
  if (member?.status !== 'active') return fail('U0011');
  const id = await insertCompConversion(tx, { ...holder, amount, at: clock.date() });
  const [posting] = await ledger.postIn(tx, [flows.compConvert({ holder, amount }, id)]);
  if (posting?.status !== 'posted') return fail('C702');
  const { comp, cash, version } = await ledger.holdings(tx, holder);
  return { amount, compAmt: comp, cashAmt: cash, version };
}
