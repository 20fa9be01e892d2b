import { recordAction } from '../../../kernel/audit.ts';
import type { Handlers } from '../../../kernel/call-context.ts';
import { isoOf, isoOrNull } from '../../../kernel/clock.ts';
import { fail } from '../../../kernel/failure.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../../kernel/paging.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { quietMs } from '../confirm-closed.ts';
import type { VendorServices } from '../services.ts';
import { describeEnd, endTransfer, worthOfEnd } from '../transfer/end-transfer.ts';
import { describeRelease } from './describe-release.ts';
import {
  amountOfHeld,
  countDeskGames,
  dismissHeld,
  hasGame,
  heldMovements,
  hurryTransfer,
  listDeskGames,
  listDeskVendors,
  lockHeld,
  releaseHeld,
  stuckTransfers,
  switchOff,
  switchOn,
  vendorIdOf,
} from './store.ts';

type VendorDeskPath =
  | '/api/console/vendors'
  | '/api/console/vendors/games'
  | '/api/console/vendors/switch'
  | '/api/console/vendors/stuck'
  | '/api/console/vendors/releaseHeld'
  | '/api/console/vendors/dismissHeld'
  | '/api/console/vendors/endTransfer'
  | '/api/console/vendors/retryTransfer';

/** A movement that has no end after so long is worth a look. */
const stuckAfterMs = 60_000;
const rowsShown = 200;

/** What operators see and decide of the providers. What was begun in a game is always played to its end. */
export function vendorDeskHandlers(services: Pick<VendorServices, 'database' | 'clock' | 'ledger'>) {
  const { database, clock } = services;
  return {
    '/api/console/vendors': async ({ site }) => {
      const rows = await listDeskVendors(database, site.id, new Date(clock() - quietMs));
      return { list: rows.map(({ syncedAt, ...row }) => ({ ...row, syncedAt: isoOrNull(syncedAt) })) };
    },

    '/api/console/vendors/games': async ({ site }, { vendorCode, search, page }) => {
      const vendorId = (await vendorIdOf(database, vendorCode)) ?? 0;
      const filter = { siteId: site.id, vendorId, search };
      const list = await listDeskGames(database, filter, pageOf(page, consolePageSize));
      return { list, pageInfo: pageInfoOf(page, consolePageSize, await countDeskGames(database, filter)) };
    },

    '/api/console/vendors/switch': (context, { vendorCode, gameKey, off, reason }) =>
      inTransaction(database, async (tx) => {
        const vendorId = await vendorIdOf(tx, vendorCode);
        if (vendorId === undefined) return fail('E404');
        if (gameKey !== null && !(await hasGame(tx, vendorId, gameKey))) return fail('E404');
        const place = { vendorId, gameKey, siteId: context.site.id };
        const hasChanged = off ? await switchOff(tx, place, clock.date()) : await switchOn(tx, place);
        const change = { before: { off: hasChanged ? !off : off }, after: { off } };
        const subject = gameKey === null ? `vendor:${vendorCode}` : `game:${vendorCode}/${gameKey}`;
        await recordAction(tx, context, 'vendor.switch', subject, { reason, ...change });
        return {};
      }),

    '/api/console/vendors/stuck': async ({ site }) => {
      const before = new Date(clock() - stuckAfterMs);
      const transfers = await stuckTransfers(database, site.id, before, rowsShown);
      const held = await heldMovements(database, site.id, rowsShown);
      return {
        transfers: transfers.map(({ askedAt, nextAt, said, ...row }) => ({
          ...row,
          said: said && {
            by: said.by,
            at: isoOf(new Date(said.at)),
            reason: said.reason,
            movedAmount: said.moved,
            leftAmount: said.left,
          },
          askedAt: isoOf(askedAt),
          nextAt: isoOrNull(nextAt),
        })),
        held: held.map(({ firstAt, lastAt, releasedAt, ...row }) => ({
          ...row,
          firstAt: isoOf(firstAt),
          lastAt: isoOf(lastAt),
          releasedAt: isoOrNull(releasedAt),
        })),
      };
    },

    '/api/console/vendors/releaseHeld': {
      sumOf: ({ site }, { vendorCode, transactionId }) =>
        amountOfHeld(database, site.id, vendorCode, transactionId),
      describe: describeRelease,
      handler: async (context, { vendorCode, transactionId, reason }, tx) => {
        const held = await lockHeld(tx, context.site.id, vendorCode, transactionId);
        if (held === undefined) return fail('E404');
        if (held.isDone) return fail('T999');
        await releaseHeld(tx, held.vendorId, transactionId, clock.date());
        const facts = { vendorCode, transactionId, amount: held.amount };
        await recordAction(tx, context, 'vendor.release-held', `member:${held.memberId}`, {
          reason,
          ...facts,
        });
        return {};
      },
    },

    '/api/console/vendors/dismissHeld': (context, { vendorCode, transactionId, reason }) =>
      inTransaction(database, async (tx) => {
        const held = await lockHeld(tx, context.site.id, vendorCode, transactionId);
        if (held === undefined) return fail('E404');
        if (held.isOver) return fail('T999');
        await dismissHeld(tx, held.vendorId, transactionId, clock.date());
        await recordAction(tx, context, 'vendor.dismiss-held', `member:${held.memberId}`, {
          ...{ reason, vendorCode, transactionId, amount: held.amount },
        });
        return {};
      }),

    '/api/console/vendors/endTransfer': {
      sumOf: ({ site }, body) => worthOfEnd(services, site.id, body),
      describe: (tx, context, body) => describeEnd(services, tx, context, body),
      handler: (context, body, tx) => endTransfer(services, tx, context, body),
    },

    '/api/console/vendors/retryTransfer': (context, { transferId, reason }) =>
      inTransaction(database, async (tx) => {
        const memberId = await hurryTransfer(tx, context.site.id, transferId, clock.date());
        if (memberId === undefined) return fail('E404');
        await recordAction(tx, context, 'vendor.retry-transfer', `member:${memberId}`, {
          reason,
          transferId,
        });
        return {};
      }),
  } satisfies Handlers<VendorDeskPath>;
}
