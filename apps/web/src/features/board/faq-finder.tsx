import { useText } from '@hanpan/client';
import { Loaded, readText, usePageSearch } from '@hanpan/kit';
import { boardTexts } from '@hanpan/messages';
import {
  Card,
  CardHeader,
  Chip,
  ChipGroup,
  EmptyState,
  LinkButton,
  MoreLink,
  SkeletonRows,
} from '@hanpan/ui';
import { useId } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { BoardSearch } from './board-search.tsx';
import { FaqEntry } from './faq-entry.tsx';
import styles from './faq-finder.module.css';
import { useBoardList } from './use-board.ts';

/** What is asked most, as words that the FAQ is searched for at a press. */
const usualWords = ['withdrawal', 'turnover', 'void', 'password'] as const;
const shownCount = 5;

/** Without a search, what stands first in the FAQ. */
export const firstQuestions = { page: 1, filter: '', search: '' } as const;

/** The start of the customer centre: most of what people ask has an answer already. */
export function FaqFinder() {
  const t = useText(boardTexts);
  const titleId = useId();
  const [{ search }, change] = usePageSearch((raw) => ({ search: readText(raw.search).trim() }));
  const query = useBoardList('faq', { ...firstQuestions, search });
  return (
    <Card aria-labelledby={titleId}>
      <div className={styles.finder}>
        <h2 id={titleId} className={styles.title}>
          {t('board.find')}
        </h2>
        <BoardSearch key={search} value={search} onSearch={(term) => change({ search: term })} />
        <ChipGroup label={t('board.findUsual')} scroll>
          {usualWords.map((word) => {
            const term = t(`board.findWord.${word}`);
            return (
              <Chip key={word} pressed={search === term} onClick={() => change({ search: term })}>
                {term}
              </Chip>
            );
          })}
        </ChipGroup>
      </div>
      <Loaded
        query={query}
        errorTitle={t('board.loadFailed')}
        errorBody={({ message }) => t('board.loadFailedBody', { message })}
        skeleton={<SkeletonRows rows={shownCount} columns={1} />}
      >
        {({ list, pageInfo: { total } }) => (
          <section aria-live="polite">
            <CardHeader
              title={search === '' ? t('board.title.faq') : t('board.found', { search, count: total })}
              actions={
                <MoreLink as={AppLink} to="faq">
                  {t('board.showAll')}
                </MoreLink>
              }
            />
            {list.length === 0 ? (
              <EmptyState
                level={3}
                title={search === '' ? t('board.empty.faq') : t('board.foundNone', { search })}
                action={
                  <LinkButton as={AppLink} to="questionWrite" variant="filled">
                    {t('board.ask')}
                  </LinkButton>
                }
              >
                {t(search === '' ? 'board.emptyBody.faq' : 'board.foundNoneBody')}
              </EmptyState>
            ) : (
              list
                .slice(0, shownCount)
                .map((post) => <FaqEntry key={post.boardIdx} post={post} term={search} />)
            )}
          </section>
        )}
      </Loaded>
    </Card>
  );
}
