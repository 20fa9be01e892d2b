import type { MasterCode } from '@hanpan/contract';
import type { Handlers } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { type CodeRow, codesUnder } from './code-store.ts';
import type { CatalogueServices } from './services.ts';

type CodePath = '/api/common/code' | '/api/common/gameCodes' | '/api/common/gameGroupCodes';

/** What can be played on the site now, as every family says of its own. */
async function openCodes({ database, families }: CatalogueServices, siteId: number) {
  const lists = await Promise.all(families.map((family) => family.openCodes?.(database, siteId) ?? []));
  return new Set(lists.flat());
}

/** Every code of a site, shown or not, with whether each can be played. */
export async function listCodes(services: CatalogueServices, siteId: number, master: MasterCode) {
  const [rows, open] = await Promise.all([
    codesUnder(services.database, siteId, master),
    openCodes(services, siteId),
  ]);
  return rows.map((row) => presentCode(row, open.has(row.code)));
}

function presentCode(row: CodeRow, ready: boolean) {
  return {
    code: row.code,
    codeName: row.name_ko,
    codeNameEN: row.name_en,
    codeNameVI: row.name_vi ?? row.name_en,
    isShown: row.is_shown,
    groupCode: row.group_code,
    groupCodeNameEN: row.group_name_en,
    ord: row.ord,
    gameType: row.game_type,
    target: row.target,
    ready,
  };
}

/** The pages whose code can be played. */
export async function readyTargets(services: CatalogueServices, siteId: number): Promise<Set<string>> {
  const codes = await listCodes(services, siteId, 'GAME');
  return new Set(codes.filter(({ ready }) => ready).map(({ target }) => target));
}

function groupsOf(rows: readonly CodeRow[]) {
  const first = new Map<string, CodeRow>();
  for (const row of rows) if (!first.has(row.group_code)) first.set(row.group_code, row);
  return [...first.values()].map((row) => ({
    code: row.master_code,
    groupCode: row.group_code,
    groupCodeNameEN: row.group_name_en,
    ord: row.ord,
  }));
}

/** What members see of a code: nothing of one that is not shown. */
async function shownCodes(services: CatalogueServices, siteId: number, master: MasterCode) {
  const codes = await listCodes(services, siteId, master);
  return codes.flatMap(({ isShown, ...code }) => (isShown ? [code] : []));
}

export function codeHandlers(services: CatalogueServices) {
  return {
    '/api/common/code': async ({ site }, { masterCode }) => ({
      list: await shownCodes(services, site.id, masterCode),
    }),

    '/api/common/gameCodes': async ({ site }, { masterCode, groupCode, code }) => {
      const codes = await shownCodes(services, site.id, masterCode);
      const list = codes.filter(
        (each) => (groupCode === '' || each.groupCode === groupCode) && (code === '' || each.code === code),
      );
      if (list.length === 0 && (groupCode !== '' || code !== '')) return fail('E404');
      return { list };
    },

    '/api/common/gameGroupCodes': async ({ site }, { masterCode }) => ({
      list: groupsOf(
        (await codesUnder(services.database, site.id, masterCode)).filter((row) => row.is_shown),
      ),
    }),
  } satisfies Handlers<CodePath>;
}
