import { z } from 'zod';
import { adjustmentState } from '../calls/console/adjustment.ts';
import { deskBetFilter } from '../calls/console/bets.ts';
import { searchText, sortWord } from '../fields.ts';
import { cashKind, cashState } from '../shapes/cash-request.ts';
import { listOrders } from '../shapes/list-orders.ts';
import { memberName } from '../shapes/partner.ts';
import { pointKind, pointUse } from '../shapes/point-entry.ts';
import { significantKinds } from '../shapes/significant.ts';
import { defineExport, fileHead, fileReason, withDays } from './define-export.ts';

export const ledgerAccountsCsv = defineExport({
  path: '/api/console/ledger/accounts.csv',
  summary: 'The accounts of a list, all of its pages, as a file',
  audience: 'operator',
  limit: 'heavy',
  query: z.object({
    reason: fileReason,
    head: fileHead,
    kind: z.string().max(40).default('all'),
    search: searchText,
    sort: sortWord(listOrders.ledger),
  }),
});

export const consolePointsCsv = defineExport({
  path: '/api/console/point/list.csv',
  summary: 'The points of a list, all of its pages, as a file',
  audience: 'operator',
  limit: 'heavy',
  query: z.object({
    reason: fileReason,
    head: fileHead,
    kind: z.enum(['all', ...pointKind.options]).default('all'),
    useType: z.enum(['all', ...pointUse.options]).default('all'),
    search: searchText,
    sort: sortWord(listOrders.points),
  }),
});

export const consoleCashCsv = defineExport({
  path: '/api/console/cash/list.csv',
  summary: 'The deposits or withdrawals of a list, all of its pages, as a file',
  audience: 'operator',
  limit: 'heavy',
  query: z.object({
    reason: fileReason,
    head: fileHead,
    kind: cashKind,
    state: z.union([z.enum(['open', 'all']), z.coerce.number().pipe(cashState)]).default('open'),
    quick: z.enum(['all', 'mine', 'overdue', 'second']).default('all'),
    memId: memberName,
    sort: sortWord(listOrders.cash),
  }),
});

export const adjustmentsCsv = defineExport({
  path: '/api/console/adjustment/list.csv',
  summary: 'The adjustments of a list, all of its pages, as a file',
  audience: 'operator',
  limit: 'heavy',
  query: z.object({
    reason: fileReason,
    head: fileHead,
    state: z.enum(['all', ...adjustmentState.options]).default('all'),
    search: searchText,
    sort: sortWord(listOrders.adjustments),
  }),
});

export const significantCsv = defineExport({
  path: '/api/console/significant/list.csv',
  summary: 'Significant events, all of their pages, as a file',
  audience: 'operator',
  limit: 'heavy',
  query: withDays({
    reason: fileReason,
    kind: z.enum(['all', ...significantKinds]).default('all'),
    onlyNew: z.stringbool().default(false),
  }),
});

export const deskBetsCsv = defineExport({
  path: '/api/console/bets/list.csv',
  summary: 'The bets and rounds of a list, all of its pages, the newest first, as a file',
  audience: 'operator',
  limit: 'heavy',
  query: withDays({ reason: fileReason, ...deskBetFilter }),
});

export const consoleLists = [
  ledgerAccountsCsv,
  consolePointsCsv,
  consoleCashCsv,
  adjustmentsCsv,
  significantCsv,
  deskBetsCsv,
] as const;
