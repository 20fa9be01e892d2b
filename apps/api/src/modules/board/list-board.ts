import type { AnswerOf, BodyOf } from '@hanpan/contract';
import { lengthOf, postLimits, postLine } from '@hanpan/rules';
import type { GuestContext } from '../../kernel/call-context.ts';
import { type Failure, fail } from '../../kernel/failure.ts';
import { memberPageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { countPosts, listPosts, usualAnswerMinutes } from './list-store.ts';
import { presentLine } from './present.ts';
import { searchPattern } from './search-pattern.ts';
import type { BoardServices } from './services.ts';

const measuredMs = 28 * 86_400_000;

type ListPath = '/api/board/{boardType}/list';

/** What somebody reads of a board, and as whom. Fails with E401: guests read notices and the FAQ only. */
export function readerOf(
  { site, session, locale }: GuestContext,
  board: BodyOf<ListPath>['boardType'],
): { siteId: number; board: typeof board; memberId: number | null; locale: typeof locale } | Failure<'E401'> {
  const memberId = session?.memberId ?? null;
  const isOpen = board === 'notice' || board === 'faq';
  return memberId === null && !isOpen ? fail('E401') : { siteId: site.id, board, memberId, locale };
}

/** A page of a board. Fails with E401, or BD03 (a search term that is too long). */
export async function listBoard(
  { database, clock }: BoardServices,
  context: GuestContext,
  { boardType, page, category, type, status, search, mineYn }: BodyOf<ListPath>,
): Promise<AnswerOf<ListPath> | Failure<'E401' | 'BD03'>> {
  const reader = readerOf(context, boardType);
  if ('code' in reader) return reader;
  const term = postLine(search);
  if (lengthOf(term) > postLimits.searchLength) return fail('BD03', { max: postLimits.searchLength });
  const filter = {
    ...reader,
    category,
    type,
    status,
    pattern: searchPattern(term),
    isMine: mineYn === 'Y',
  };
  const rows = await listPosts(database, filter, pageOf(page, memberPageSize));
  return {
    list: rows.map((row) => presentLine(row, reader.memberId)),
    pageInfo: pageInfoOf(page, memberPageSize, await countPosts(database, filter)),
    idxList: rows.map(({ id }) => id),
    usualMinutes:
      boardType === 'qna'
        ? await usualAnswerMinutes(database, context.site.id, new Date(clock() - measuredMs))
        : null,
  };
}
