import type { BoardType, LocalText, PostCategory } from '@hanpan/contract';
import type { PostText } from './post-store.ts';

/** What an operator published, in every language: what its revision is made of, and what the audit log keeps of it. */
interface Published {
  readonly board: BoardType;
  readonly category: PostCategory;
  readonly isPinned: boolean;
  readonly titles: LocalText;
  readonly contents: LocalText;
}

function inEveryLanguage(texts: readonly PostText[], part: 'title' | 'body'): LocalText {
  const of = (locale: string) => texts.find((each) => each.locale === locale)?.[part] ?? '';
  return { ko: of('ko'), en: of('en'), vi: of('vi') };
}

export function publishedOf(
  { board, category, isPinned }: Pick<Published, 'board' | 'category' | 'isPinned'>,
  texts: readonly PostText[],
): Published {
  return {
    board,
    category,
    isPinned,
    titles: inEveryLanguage(texts, 'title'),
    contents: inEveryLanguage(texts, 'body'),
  };
}
