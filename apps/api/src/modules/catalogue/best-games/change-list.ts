import { type AnswerOf, type BestGameList, type BodyOf, bestGameLists, isGameType } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import { betTexts } from '@hanpan/messages';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { fail } from '../../../kernel/failure.ts';
import { revisionOf } from '../../../kernel/revision.ts';
import { lockSite } from '../../../kernel/site-store.ts';
import { listCodes } from '../code-handlers.ts';
import type { CatalogueServices, NamedGame } from '../services.ts';
import { lookedUp } from './shown-games.ts';
import { type BestGameRow, bestGamesOf, type ListedBestGame, replaceBestGames } from './store.ts';

type Lists = AnswerOf<'/api/console/bestGames'>['lists'];

/** Of what stands in a list and in which order; names and pictures follow from the games. */
function revisionOfList(rows: readonly Pick<ListedBestGame, 'code' | 'locales'>[]): string {
  return revisionOf(rows.map(({ code, locales }) => [code, locales]));
}

/** Every list as it stands, also the games that nobody can open now. */
export async function readBestGames(services: CatalogueServices, siteId: number): Promise<Lists> {
  const rows = await bestGamesOf(services.database, siteId, null);
  const games = await lookedUp(services, siteId, rows);
  return bestGameLists.map((list) => ({
    list,
    games: games
      .filter((game) => game.list === list)
      .map(({ code, name, vendorName, family, art, isOpen, locales }) => {
        return { code, name, vendorName, family, art, isOpen, locales };
      }),
    revision: revisionOfList(rows.filter((row) => row.list === list)),
  }));
}

const searchCount = 30;

function gameRow({ lobbyPathOf }: CatalogueServices, game: NamedGame): BestGameRow {
  return {
    code: game.key,
    name: game.names,
    vendor_name: game.vendor_name,
    family: game.family,
    art: game.image,
    target: `${lobbyPathOf(game.family)}?game=${encodeURIComponent(game.key)}`,
    fact: none,
  };
}

const none = { ko: '', en: '', vi: '' };

/** The entries of the menu that are pages of the site itself. Lobbies of vendors are none: their games stand there. */
async function ownPages(
  services: CatalogueServices,
  siteId: number,
): Promise<(BestGameRow & { isOpen: boolean })[]> {
  const codes = await listCodes(services, siteId, 'GAME');
  return codes
    .filter(({ gameType }) => gameType === 'sports' || gameType === 'mini')
    .map(({ code, codeName, codeNameEN, codeNameVI, gameType, target, ready }) => ({
      code,
      name: { ko: codeName, en: codeNameEN, vi: codeNameVI },
      vendor_name: betTexts[`bet.family.${gameType as 'sports' | 'mini'}`],
      family: gameType,
      art: gameType,
      target,
      fact: none,
      isOpen: ready,
    }));
}

/** What may stand in a list: games of vendors, of its type where it is a lobby's, and on the main page our own pages too. */
export async function searchBestGames(
  services: CatalogueServices,
  siteId: number,
  { list, search }: BodyOf<'/api/console/bestGames/search'>,
) {
  const type = isGameType(list) ? list : null;
  const found = await services.gamesNamed(services.database, siteId, { search, type, limit: searchCount });
  const wanted = search.toLowerCase();
  const isWanted = ({ name }: BestGameRow) =>
    Object.values(name).some((each) => each.toLowerCase().includes(wanted));
  const pages = list === 'home' ? (await ownPages(services, siteId)).filter(isWanted) : [];
  return [...pages, ...found.map((game) => ({ ...gameRow(services, game), isOpen: true }))]
    .slice(0, searchCount)
    .map(({ code, name, vendor_name: vendorName, family, art, isOpen }) => {
      return { code, name, vendorName, family, art, isOpen };
    });
}

/** What games of these codes are now, of those that the list may have. */
async function rowsFor(
  services: CatalogueServices,
  queryable: Queryable,
  siteId: number,
  { list, codes }: { readonly list: BestGameList; readonly codes: readonly string[] },
): Promise<Map<string, BestGameRow>> {
  const games = await services.gamesByKey(queryable, siteId, codes);
  const ofType = games.filter(({ family }) => list === 'home' || family === list);
  const pages = list === 'home' ? await ownPages(services, siteId) : [];
  const rows = [
    ...pages.map(({ isOpen: _, ...page }) => page),
    ...ofType.map((game) => gameRow(services, game)),
  ];
  return new Map(rows.map((row) => [row.code, row]));
}

/**
 * Puts games into a list. What stands there already may stay, whatever has become of it. Fails with N005 (a game twice),
 * T999 (no longer as it was read) and N006 (a game that the list may not have, or that nobody has).
 */
export async function saveBestGames(
  services: CatalogueServices,
  tx: Tx,
  context: OperatorContext,
  { list, revision, games, reason }: BodyOf<'/api/console/bestGames/save'>,
) {
  const siteId = context.site.id;
  const codes = games.map(({ code }) => code);
  if (new Set(codes).size < codes.length) return fail('N005');
  await lockSite(tx, siteId);
  const before = await bestGamesOf(tx, siteId, list);
  if (revisionOfList(before) !== revision) return fail('T999');
  const known = await rowsFor(services, tx, siteId, { list, codes });
  const next = games.flatMap(({ code, locales }) => {
    const row = before.find((each) => each.code === code) ?? known.get(code);
    return row === undefined ? [] : [{ ...row, list, locales }];
  });
  if (next.length < games.length) return fail('N006');
  await replaceBestGames(tx, siteId, list, next);
  const factsOf = (rows: readonly Pick<ListedBestGame, 'code' | 'locales'>[]) =>
    rows.map(({ code, locales }) => (locales === null ? code : `${code} (${locales.join(', ')})`));
  await recordAction(tx, context, 'catalogue.best-games', `best-games:${list}`, {
    reason,
    before: { games: factsOf(before) },
    after: { games: factsOf(next) },
  });
  return next;
}
