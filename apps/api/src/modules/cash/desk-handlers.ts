import type { Queryable } from '@hanpan/db';
import { add } from '@hanpan/money';
import type { Handlers, OperatorContext } from '../../kernel/call-context.ts';
import { isoOf, isoOrNull } from '../../kernel/clock.ts';
import { fail, isFailure } from '../../kernel/failure.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { approve } from './approve-request.ts';
import { isOpen, numberOfState } from './cash-state.ts';
import { claim, defer, release } from './claim-request.ts';
import { depositAccountOf, sendAccount } from './deposit-account.ts';
import { describeApproval } from './describe-approval.ts';
import { deskChoice } from './desk-choice.ts';
import {
  countAccountRequests,
  countQuick,
  deskRow,
  latestEntries,
  listAccountRequests,
  listDesk,
  stepsOf,
  sumDesk,
} from './desk-store.ts';
import { matchBankLines } from './match-bank-lines.ts';
import { payoutAccount } from './payout-account.ts';
import { type DeskPlace, presentDesk } from './present-desk.ts';
import { reject } from './reject-request.ts';
import type { CashServices } from './services.ts';
import { amountOfRequest } from './store.ts';
import { unplayedOf } from './unplayed.ts';

type DeskPath =
  | '/api/console/cash/list'
  | '/api/console/cash/detail'
  | '/api/console/cash/claim'
  | '/api/console/cash/release'
  | '/api/console/cash/note'
  | '/api/console/cash/approve'
  | '/api/console/cash/reject'
  | '/api/console/cash/payoutAccount'
  | '/api/console/account/list'
  | '/api/console/account/send'
  | '/api/console/cash/bankMatch';

const entriesShown = 5;

/** One after the other, on one connection of the pool at a time. */
async function inOrder<Row, Shown>(
  rows: readonly Row[],
  show: (row: Row) => Promise<Shown>,
): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const row of rows) shown.push(await show(row));
  return shown;
}

/** What operators do with requests for money. */
export function deskHandlers(services: CashServices) {
  const { database, clock } = services;

  const presentOne = async (queryable: Queryable, place: DeskPlace, cashIdx: number) => {
    const row = await deskRow(queryable, place.site.id, cashIdx);
    const [request] = row === undefined ? [] : await presentDesk(queryable, place, [row]);
    if (request === undefined) throw new Error(`request ${cashIdx} is gone`);
    return { request };
  };
  const amountOf = ({ site }: OperatorContext, { cashIdx }: { readonly cashIdx: number }) =>
    amountOfRequest(database, site.id, cashIdx);

  return {
    '/api/console/cash/list': async (context, { page, ...asked }) => {
      const { site, operatorId } = context;
      const chosen = deskChoice({ site, operatorId }, asked, clock.date());
      const filter = { ...chosen, ...pageOf(page, consolePageSize) };
      const { count, amount: totalAmount } = await sumDesk(database, filter);
      return {
        list: await presentDesk(database, context, await listDesk(database, filter)),
        pageInfo: pageInfoOf(page, consolePageSize, count),
        totalAmount,
        now: isoOf(chosen.looker.now),
        quickCounts: await countQuick(database, filter),
      };
    },

    '/api/console/cash/detail': async (context, { cashIdx }) => {
      const { site } = context;
      const row = await deskRow(database, site.id, cashIdx);
      const [request] = row === undefined ? [] : await presentDesk(database, context, [row]);
      if (row === undefined || request === undefined) return fail('E404');
      const holder = { siteId: site.id, memberId: row.member_id };
      const [steps, entries, holdings] = await Promise.all([
        stepsOf(database, cashIdx),
        latestEntries(database, row.member_id, entriesShown),
        services.ledger.holdings(database, holder),
      ]);
      const unplayed =
        row.kind === 'out'
          ? await unplayedOf(services.bonuses, database, row.member_id, clock.date())
          : undefined;
      const isComing = row.kind === 'in' && isOpen(row.state);
      const bonus = row.bonus_terms;
      return {
        request,
        history: steps.map((step) => ({
          at: isoOf(step.at),
          state: numberOfState[step.state],
          step: step.step,
          by: step.actor,
          note: step.note,
        })),
        ledger: entries.map((entry) => ({
          transferId: entry.transfer_id,
          flow: entry.flow,
          counter: entry.counter,
          amount: entry.amount,
          balanceAfter: entry.balance,
          postedAt: isoOf(entry.posted_at),
        })),
        cashAmt: holdings.cash,
        afterAmt: isComing ? add(holdings.cash, row.amount) : holdings.cash,
        bonusAmt: holdings.bonus,
        afterBonusAmt: isComing ? add(holdings.bonus, row.bonus_amount) : holdings.bonus,
        turnover: unplayed ?? null,
        bonus: bonus && { names: bonus.names, turnoverAmount: bonus.turnoverAmount },
      };
    },

    '/api/console/cash/claim': async (context, { cashIdx }) => {
      const claimed = await claim(services, context, cashIdx);
      return isFailure(claimed) ? claimed : presentOne(database, context, cashIdx);
    },

    '/api/console/cash/release': async (context, { cashIdx }) => {
      const released = await release(services, context, cashIdx);
      return isFailure(released) ? released : presentOne(database, context, cashIdx);
    },

    '/api/console/cash/note': async (context, { cashIdx, note }) => {
      const deferred = await defer(services, context, cashIdx, note);
      return isFailure(deferred) ? deferred : presentOne(database, context, cashIdx);
    },

    '/api/console/cash/approve': {
      sumOf: amountOf,
      describe: (tx, context, body) => describeApproval(services, tx, context, body),
      handler: async (context, body, tx) => {
        const approved = await approve(services, tx, context, body);
        return isFailure(approved) ? approved : presentOne(tx, context, body.cashIdx);
      },
    },

    '/api/console/cash/reject': {
      sumOf: amountOf,
      handler: async (context, body, tx) => {
        const rejected = await reject(services, tx, context, body);
        return isFailure(rejected) ? rejected : presentOne(tx, context, body.cashIdx);
      },
    },

    '/api/console/cash/payoutAccount': (context, { cashIdx }) => payoutAccount(services, context, cashIdx),

    '/api/console/account/list': async ({ site }, { page }) => {
      const rows = await listAccountRequests(database, { siteId: site.id, ...pageOf(page, consolePageSize) });
      return {
        list: await inOrder(rows, async (row) => ({
          requestIdx: row.id,
          memId: row.mem_id,
          memNick: row.nickname,
          requestedAt: isoOf(row.requested_at),
          answeredAt: isoOrNull(row.answered_at),
          answeredBy: row.answered_by,
          account:
            row.answered_at === null ? await depositAccountOf(database, site, row.member_id) : row.sent,
        })),
        pageInfo: pageInfoOf(page, consolePageSize, await countAccountRequests(database, site.id)),
      };
    },

    '/api/console/account/send': (context, { requestIdx }) => sendAccount(services, context, requestIdx),

    '/api/console/cash/bankMatch': ({ site }, body) => matchBankLines(services, site, body),
  } satisfies Handlers<DeskPath>;
}
