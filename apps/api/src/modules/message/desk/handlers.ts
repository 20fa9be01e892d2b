import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { Handlers, OperatorContext } from '../../../kernel/call-context.ts';
import { isoOf } from '../../../kernel/clock.ts';
import { fail } from '../../../kernel/failure.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../../kernel/paging.ts';
import { revisionOf } from '../../../kernel/revision.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { MessageServices } from '../services.ts';
import { fillsEveryPlace, sendToMembers } from './send-to-members.ts';
import {
  addTemplate,
  changeTemplate,
  countBatches,
  deleteTemplate,
  listBatches,
  listTemplates,
  lockTemplate,
  type TemplateRow,
} from './store.ts';

type DeskPath =
  | '/api/console/messages'
  | '/api/console/messages/send'
  | '/api/console/messages/templates'
  | '/api/console/messages/templates/save'
  | '/api/console/messages/templates/delete';

const revisionOfTemplate = ({ title, body }: TemplateRow) => revisionOf({ title, body });

function presentTemplate(row: TemplateRow) {
  const { id, savedAt, ...words } = row;
  return { templateIdx: id, ...words, savedAt: isoOf(savedAt), revision: revisionOfTemplate(row) };
}

/**
 * Keeps words under a name, in place of those that were read. Fails with M005 where a place in braces is filled by nobody, and
 * with T999 where the words under the name are no longer those.
 */
async function keepTemplate(
  tx: Tx,
  context: OperatorContext,
  { revision, ...words }: BodyOf<'/api/console/messages/templates/save'>,
  savedAt: Date,
) {
  if (!fillsEveryPlace(words.title, words.body)) return fail('M005');
  const held = await lockTemplate(tx, context.site.id, words.name);
  if ((held === undefined ? null : revisionOfTemplate(held)) !== revision) return fail('T999');
  const kept = { ...words, savedBy: context.operatorName, savedAt };
  const row =
    held === undefined
      ? await addTemplate(tx, context.site.id, kept)
      : await changeTemplate(tx, held.id, kept);
  if (row === undefined) return fail('T999');
  const before = held && { title: held.title, body: held.body };
  await recordAction(tx, context, 'message.template', `message-template:${row.id}`, { before, after: words });
  return { template: presentTemplate(row) };
}

/** What operators write to members, and the words that they begin with. */
export function messageDeskHandlers(services: MessageServices) {
  const { database, clock } = services;
  return {
    '/api/console/messages': async ({ site }, { sort, page }) => {
      const rows = await listBatches(database, site.id, sort, pageOf(page, consolePageSize));
      return {
        list: rows.map(({ id, siteId: _, sentAt, memIds, ...row }) => ({
          batchIdx: id,
          ...row,
          memIds: [...memIds],
          sentAt: isoOf(sentAt),
        })),
        pageInfo: pageInfoOf(page, consolePageSize, await countBatches(database, site.id)),
      };
    },

    '/api/console/messages/send': (context, body, tx) => sendToMembers(services, tx, context, body),

    '/api/console/messages/templates': async ({ site }) => ({
      list: (await listTemplates(database, site.id)).map(presentTemplate),
    }),

    '/api/console/messages/templates/save': (context, body) =>
      inTransaction(database, (tx) => keepTemplate(tx, context, body, clock.date())),

    '/api/console/messages/templates/delete': (context, { templateIdx }) =>
      inTransaction(database, async (tx) => {
        if (!(await deleteTemplate(tx, context.site.id, templateIdx))) return fail('E404');
        await recordAction(tx, context, 'message.template-delete', `message-template:${templateIdx}`);
        return {};
      }),
  } satisfies Handlers<DeskPath>;
}
