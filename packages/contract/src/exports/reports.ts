import { z } from 'zod';
import { id } from '../fields.ts';
import { reportNames } from '../shapes/report-names.ts';
import { defineExport, fileHead, fileReason, withDays, workbookOf } from './define-export.ts';

const text = z.string().max(255).optional();

export const reportTableCsv = defineExport({
  path: '/api/console/report/table.csv',
  summary: 'A report over days as a file, narrowed as on screen',
  audience: 'operator',
  limit: 'heavy',
  query: withDays({
    reason: fileReason,
    report: z.enum(reportNames),
    family: text,
    vendor: text,
    gameType: text,
    game: text,
    partnerKey: z.coerce.number().pipe(z.int().min(0)).optional(),
  }),
});
export const reportTableXlsx = workbookOf(reportTableCsv);

/** Not a report of sums: each bet, whatever became of it. */
export const consoleBetsCsv = defineExport({
  path: '/api/console/report/bets.csv',
  summary:
    'Every bet of the site, placed or settled within days, as a file: open, void and cancelled ones too',
  audience: 'operator',
  limit: 'heavy',
  query: withDays({ reason: fileReason, basis: z.enum(['placed', 'settled']).default('placed') }),
});
export const consoleBetsXlsx = workbookOf(consoleBetsCsv);

export const reportFileCsv = defineExport({
  path: '/api/console/report/file.csv',
  summary: 'What a schedule has made, as it was then',
  audience: 'operator',
  limit: 'heavy',
  query: z.object({ reason: fileReason, head: fileHead, fileIdx: z.coerce.number().pipe(id) }),
});
export const reportFileXlsx = workbookOf(reportFileCsv);
