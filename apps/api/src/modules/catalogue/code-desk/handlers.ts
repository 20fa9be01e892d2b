import type { AnswerOf, BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { Handlers, OperatorContext } from '../../../kernel/call-context.ts';
import { fail } from '../../../kernel/failure.ts';
import { revisionOf } from '../../../kernel/revision.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { listCodes } from '../code-handlers.ts';
import { codesUnder } from '../code-store.ts';
import type { CatalogueServices } from '../services.ts';
import { type CodeWords, lockCode, lockGroup, placeCodes, saveCode } from './store.ts';

type CodeDeskPath = '/api/console/codes' | '/api/console/codes/save' | '/api/console/codes/order';
type Place = Pick<AnswerOf<'/api/console/codes'>['list'][number], 'groupCode' | 'code' | 'ord'>;

/** Of the order of the list: names may be mended meanwhile. */
function revisionOfOrder(places: readonly Place[]): string {
  const inOrder = places.map(({ groupCode, code, ord }) => `${groupCode} ${code} ${ord}`).toSorted();
  return revisionOf(inOrder);
}

const revisionOfEntry = ({ nameKo, nameEn, nameVi, isShown, ord }: CodeWords) =>
  revisionOf({ nameKo, nameEn, nameVi, isShown, ord });

async function readCodes(services: CatalogueServices, siteId: number) {
  const codes = await listCodes(services, siteId, 'GAME');
  const list = codes.map(({ codeName, codeNameEN, codeNameVI, groupCodeNameEN: _, ...code }) => {
    const words = { nameKo: codeName, nameEn: codeNameEN, nameVi: codeNameVI };
    return { ...code, ...words, revision: revisionOfEntry({ ...code, ...words }) };
  });
  return { list, revision: revisionOfOrder(list) };
}

/**
 * Puts the entries of a group into an order: they share the places that they have now, so that other groups stay where they
 * are. Fails with E404 where these are not the entries of the group, and T999 where somebody was faster.
 */
async function orderCodes(
  tx: Tx,
  context: OperatorContext,
  { groupCode, codes, revision }: BodyOf<'/api/console/codes/order'>,
) {
  const siteId = context.site.id;
  const held = await lockGroup(tx, siteId, groupCode);
  const asked = new Set(codes);
  if (asked.size !== held.length || !held.every(({ code }) => asked.has(code))) return fail('E404');
  const rows = await codesUnder(tx, siteId, 'GAME');
  const now = rows.map(({ group_code: group, code, ord }) => ({ groupCode: group, code, ord }));
  if (revisionOfOrder(now) !== revision) return fail('T999');
  // Places that two entries share would order neither.
  let last = -1;
  const places = [...asked].map((code, at) => {
    last = Math.max(last + 1, held[at]?.ord ?? 0);
    return { code, ord: last };
  });
  await placeCodes(tx, siteId, groupCode, places);
  const before = held.map(({ code }) => code);
  await recordAction(tx, context, 'catalogue.order', `codes:${groupCode}`, { before, after: codes });
  return {};
}

/** The menu of games as operators keep it. Which entries can be played follows from what there is, not from here. */
export function codeDeskHandlers(services: CatalogueServices) {
  const { database } = services;
  return {
    '/api/console/codes': ({ site }) => readCodes(services, site.id),

    '/api/console/codes/save': (context, { groupCode, code, reason, revision, ...words }) =>
      inTransaction(database, async (tx) => {
        const before = await lockCode(tx, context.site.id, groupCode, code);
        if (before === undefined) return fail('E404');
        if (revisionOfEntry(before) !== revision) return fail('T999');
        await saveCode(tx, context.site.id, groupCode, code, words);
        const change = { reason, before, after: words };
        await recordAction(tx, context, 'catalogue.code', `code:${groupCode}/${code}`, change);
        return {};
      }),

    '/api/console/codes/order': (context, body) =>
      inTransaction(database, (tx) => orderCodes(tx, context, body)),
  } satisfies Handlers<CodeDeskPath>;
}
