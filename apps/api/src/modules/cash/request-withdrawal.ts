import type { BodyOf, FailureOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { flows } from '@hanpan/ledger';
import { subtract } from '@hanpan/money';
import { cashRulesOfLevel, checkWithdrawal, closedHours } from '@hanpan/rules';
import type { MemberContext } from '../../kernel/call-context.ts';
import { type Failure, fail, isFailure } from '../../kernel/failure.ts';
import { checkPin, isExcluded, lockMember, type MemberFacts, memberFacts } from '../member/index.ts';
import { type SiteSettings, settingsOf } from '../settings/index.ts';
import { presentRequest } from './present.ts';
import { refuseWithdrawer } from './refuse-withdrawer.ts';
import { storeRequest } from './request-money.ts';
import type { CashServices } from './services.ts';
import { giveShown, tryShown, useShown } from './shown-withdrawal.ts';
import { lastDoneAt, openRequests } from './store.ts';
import { unplayedOf, unplayedRewards } from './unplayed.ts';

type Body = BodyOf<'/api/cash/out'>;
type Refusal = Failure<FailureOf<'/api/cash/out'>>;
/** What has nothing to do with the PIN, and is refused where it is only shown too. */
type ShownRefusal = Failure<FailureOf<'/api/cash/outPreview'>>;

/** What can be decided before the PIN is checked. Whether the balance suffices is decided by the ledger, under lock. */
function refuseEarly(
  settings: SiteSettings,
  member: MemberFacts | undefined,
  amount: number,
  nowMs: number,
): ShownRefusal | undefined {
  const { withdrawalClosedFrom: from, withdrawalClosedTo: to, timeZone } = settings;
  if (member === undefined) return fail('U0011');
  const refusal = refuseWithdrawer(settings, member);
  if (refusal !== undefined) return refusal;
  if (closedHours(nowMs, timeZone, from, to)) return fail('C217', { from, to });
  const { withdrawal } = cashRulesOfLevel(settings, settings.cashLevels, member.level);
  if (amount > withdrawal.maxAmount && amount >= withdrawal.minAmount)
    return fail('C220', { max: withdrawal.maxAmount });
  const wrong = checkWithdrawal(amount, Number.MAX_SAFE_INTEGER, withdrawal);
  if (wrong !== undefined) return fail(wrong, { min: withdrawal.minAmount, unit: withdrawal.unitAmount });
  return undefined;
}

/** One withdrawal at a time, none while a deposit is being processed, and none too soon after the last. */
async function refuseRepetition(
  tx: Tx,
  memberId: number,
  repeatMinutes: number,
  nowMs: number,
): Promise<ShownRefusal | undefined> {
  const open = await openRequests(tx, memberId);
  if (open.some(({ kind }) => kind === 'out')) return fail('C209');
  if (open.length > 0) return fail('F001');
  const doneAt = repeatMinutes > 0 ? await lastDoneAt(tx, memberId, 'out') : null;
  const waitUntilMs = (doneAt?.getTime() ?? 0) + repeatMinutes * 60_000;
  return doneAt !== null && nowMs < waitUntilMs ? fail('C216') : undefined;
}

/**
 * What is refused before the money's transaction, where a wrong PIN is counted although the request is refused. Fails
 * with U0011, L013 (dormant), C201, C203, C217 (closed hours), C206, C214, C220, C215 (amount), L015 (what was shown), C218, C204,
 * C205, C010, C008 (PIN).
 */
export async function checkBeforeWithdrawal(
  services: CashServices,
  context: MemberContext,
  { amount, cashOutPass, confirmationKey }: Body,
): Promise<Refusal | undefined> {
  const { database, clock, hasher } = services;
  const { site, memberId } = context;
  const settings = settingsOf(site);
  const early = refuseEarly(settings, await memberFacts(database, memberId), amount, clock());
  if (early !== undefined) return early;
  if (confirmationKey === undefined && settings.withdrawalPreviewRequired) return fail('L015');
  const shown = await tryShown(services, context, confirmationKey);
  if (shown !== undefined) return shown;
  const wrong = await checkPin(database, hasher, memberId, cashOutPass);
  return wrong ?? giveShown(services, context, confirmationKey);
}

/**
 * What has still to be played. Whoever has excluded itself cannot play, so its own money goes as it is: what it leaves is what rewards
 * brought. An open bonus stands apart from cash until its own end, and is not paid by this either.
 */
async function refuseUnplayed(
  { clock, bonuses, ledger }: CashServices,
  tx: Tx,
  member: MemberFacts,
  amount: number,
): Promise<ShownRefusal | undefined> {
  if (!isExcluded(member, clock())) {
    const unplayed = await unplayedOf(bonuses, tx, member.id, clock.date());
    return unplayed === undefined ? undefined : fail('C221', unplayed);
  }
  const rewards = await unplayedRewards(tx, member.id);
  if (rewards === undefined) return undefined;
  const { money, ...unplayed } = rewards;
  const { cash } = await ledger.holdings(tx, { siteId: member.siteId, memberId: member.id });
  // More than is held is the ledger's to refuse.
  if (amount > cash || amount + money <= cash) return undefined;
  return money < cash ? fail('C220', { max: subtract(cash, money) }) : fail('C221', unplayed);
}

/** Everything but the PIN and the balance, under the lock of the member. */
export async function refuseLocked(
  services: CashServices,
  tx: Tx,
  { site, memberId }: MemberContext,
  amount: number,
): Promise<ShownRefusal | undefined> {
  const { clock } = services;
  const settings = settingsOf(site);
  const member = await lockMember(tx, memberId);
  const locked = refuseEarly(settings, member, amount, clock());
  if (locked !== undefined || member === undefined) return locked ?? fail('U0011');
  const { withdrawalRepeatMinutes } = cashRulesOfLevel(settings, settings.cashLevels, member.level);
  const repeated = await refuseRepetition(tx, memberId, withdrawalRepeatMinutes, clock());
  if (isFailure(repeated)) return repeated;
  return refuseUnplayed(services, tx, member, amount);
}

/**
 * Asks for a withdrawal: the money goes on hold in the same transaction as the request. Fails with the codes
 * above, checked again under lock, and with C209, F001, C216 (other requests), C221 (turnover), C202
 * (balance), and L015 where it is not what its member was shown any more.
 */
export async function requestWithdrawal(
  services: CashServices,
  tx: Tx,
  context: MemberContext,
  { amount, confirmationKey }: Body,
) {
  const { clock, ledger } = services;
  const holder = { siteId: context.site.id, memberId: context.memberId };
  const refused = await refuseLocked(services, tx, context, amount);
  if (isFailure(refused)) return refused;

  const row = await storeRequest(tx, clock, context, { kind: 'out', amount });
  const [held] = await ledger.postIn(tx, [flows.withdrawalHold({ holder, amount }, row.id)]);
  if (held?.status !== 'posted') return fail('C202');
  const holdings = await ledger.holdings(tx, holder);
  const changed = await useShown(services, tx, context, { confirmationKey, amount });
  if (changed !== undefined) return changed;
  return { request: presentRequest(row, context.locale), cashAmt: holdings.cash, version: holdings.version };
}
