import type { BodyOf, FailureOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { cashRulesOfLevel, checkDeposit, largestWithin } from '@hanpan/rules';
import type { MemberContext } from '../../kernel/call-context.ts';
import { type Failure, fail, isFailure } from '../../kernel/failure.ts';
import { lockMember, type MemberFacts, refuseDeposit, refuseTestFunds } from '../member/index.ts';
import { type SiteSettings, settingsOf } from '../settings/index.ts';
import { holderOf, lastShown } from './deposit-account-store.ts';
import { presentRequest } from './present.ts';
import { refuseDepositor } from './refuse-depositor.ts';
import { storeRequest } from './request-money.ts';
import type { CashServices } from './services.ts';
import { openRequests } from './store.ts';

type Body = BodyOf<'/api/cash/in'>;
type Refusal = Failure<FailureOf<'/api/cash/in'>>;

/** c104: the same amount again within this time is a repeated click, not a second deposit. */
const repeatAfterMs = 60_000;

function refuseMember(
  settings: SiteSettings,
  member: MemberFacts,
  amount: number,
  nowMs: number,
): Refusal | undefined {
  const refused = refuseDepositor(settings, member, nowMs);
  if (refused !== undefined) return refused;
  const { deposit } = cashRulesOfLevel(settings, settings.cashLevels, member.level);
  const wrong = checkDeposit(amount, deposit);
  if (wrong === undefined) return undefined;
  return fail(wrong, { min: deposit.minAmount, max: deposit.maxAmount, unit: deposit.unitAmount });
}

/** One deposit at a time, and none while a withdrawal is being processed. */
async function refuseOpen(
  tx: Tx,
  memberId: number,
  amount: number,
  nowMs: number,
): Promise<Refusal | undefined> {
  const open = await openRequests(tx, memberId);
  const deposit = open.find(({ kind }) => kind === 'in');
  if (deposit === undefined) return open.length > 0 ? fail('F001') : undefined;
  const isRepetition = deposit.amount === amount && nowMs - deposit.applied_at.getTime() < repeatAfterMs;
  return fail(isRepetition ? 'c104' : 'C003');
}

/**
 * Asks for a deposit; no money moves before an operator approves. Fails with U0011 (suspended), C001 (site closed),
 * C105 (member blocked), X001 (excluded by its own will), D001 (documents to accept), C002, C102, C101, C103 (amount), X005 (beyond its own limit), c104 (the same again within a minute), C003 (one in
 * progress), F001 (a withdrawal in progress), C106 (bonus), TA01 (more than may be put into a test account, with the bonus). C107 is a payer's name that no bank would print.
 */
export async function requestDeposit(
  services: CashServices,
  tx: Tx,
  context: MemberContext,
  { amount, bonusCode, payerName }: Body,
) {
  const { ledger, clock, bonuses } = services;
  const { site, memberId } = context;
  const member = await lockMember(tx, memberId);
  if (member === undefined) return fail('U0011');
  const settings = settingsOf(site);
  const refused =
    refuseMember(settings, member, amount, clock()) ??
    (await refuseDeposit(services, tx, member, {
      ...{ amount, atMs: clock(), timeZone: settings.timeZone },
      offered: (left) =>
        largestWithin(left, cashRulesOfLevel(settings, settings.cashLevels, member.level).deposit),
    })) ??
    (await refuseOpen(tx, memberId, amount, clock()));
  if (isFailure(refused)) return refused;
  const bonus =
    bonusCode === null
      ? undefined
      : await bonuses.promise(tx, { site, memberId, level: member.level, amount, code: bonusCode });
  if (bonusCode !== null && bonus === undefined) return fail('C106');
  const beyond = await refuseTestFunds(tx, memberId, amount + (bonus?.bonusAmount ?? 0));
  if (beyond !== undefined) return beyond;

  const row = await storeRequest(tx, clock, context, {
    kind: 'in',
    amount,
    bonus,
    payerName: payerName ?? (await holderOf(tx, memberId)),
    shownId: (await lastShown(tx, memberId))?.id ?? null,
  });
  const holdings = await ledger.holdings(tx, { siteId: site.id, memberId });
  return { request: presentRequest(row, context.locale), cashAmt: holdings.cash, version: holdings.version };
}
