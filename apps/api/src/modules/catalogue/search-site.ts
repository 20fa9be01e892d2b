import type { AnswerOf, BodyOf } from '@hanpan/contract';
import type { GuestContext } from '../../kernel/call-context.ts';
import type { CatalogueServices } from './services.ts';

type Path = '/api/main/search';

const most = { games: 8, leagues: 4, events: 8 };

/** Games that the reader may open, leagues and matches by a part of a name. */
export async function searchSite(
  { gameSearch, eventSearch }: CatalogueServices,
  { site, session }: GuestContext,
  { search }: BodyOf<Path>,
): Promise<AnswerOf<Path>> {
  const reader = { siteId: site.id, memberId: session?.memberId ?? null };
  const [played, { isSure, ...bet }] = await Promise.all([
    gameSearch.find(reader, search, most.games),
    eventSearch.find(search, most),
  ]);
  // What may have been meant is not put beside what is called so.
  const games = isSure && !played.isSure ? [] : played.games;
  return played.isSure && !isSure ? { games, leagues: [], events: [] } : { games, ...bet };
}
