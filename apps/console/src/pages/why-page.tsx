import { codeOf, useText } from '@hanpan/client';
import {
  DeskLoaded,
  PageFrame,
  type RawSearch,
  readText,
  SearchField,
  ToolRow,
  usePageSearch,
} from '@hanpan/kit';
import { consoleWhyTexts } from '@hanpan/messages';
import { EmptyState, SkeletonRows } from '@hanpan/ui';
import { useWhy } from '../features/why/use-why.ts';
import { WhyView } from '../features/why/why-view.tsx';

function readSearch(raw: RawSearch) {
  // A reference of a round is longer than what other pages are searched for.
  return { q: typeof raw.q === 'string' ? raw.q.slice(0, 300) : readText(raw.q) };
}

/** Why a request, a bet, a commission, points or a balance came out as they did, by receipt or reference. */
export function WhyPage() {
  const t = useText(consoleWhyTexts);
  const [{ q }, setSearch] = usePageSearch(readSearch);
  return (
    <PageFrame
      title={t('consoleWhy.title')}
      tools={
        <ToolRow>
          <SearchField value={q} hint={t('consoleWhy.hint')} onChange={(next) => setSearch({ q: next })} />
          {t('consoleWhy.rule')}
        </ToolRow>
      }
    >
      {q === '' ? (
        <EmptyState title={t('consoleWhy.emptyTitle')} level={2}>
          {t('consoleWhy.empty')}
        </EmptyState>
      ) : (
        <Found key={q} receiptId={q} />
      )}
    </PageFrame>
  );
}

function Found({ receiptId }: { receiptId: string }) {
  const t = useText(consoleWhyTexts);
  const query = useWhy(receiptId);
  if (query.error !== null && codeOf(query.error) === 'E404')
    return (
      <EmptyState title={t('consoleWhy.noneTitle')} level={2}>
        {t('consoleWhy.none')}
      </EmptyState>
    );
  return (
    <DeskLoaded query={query} skeleton={<SkeletonRows rows={8} columns={3} />}>
      {(why) => <WhyView why={why} />}
    </DeskLoaded>
  );
}
