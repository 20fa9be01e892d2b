import { useText } from '@hanpan/client';
import {
  ListHelp,
  PageFrame,
  type RawSearch,
  readChoice,
  readPage,
  readText,
  SearchField,
  SplitView,
  ToolRow,
  usePageSearch,
  useRowSelection,
  useSplitView,
} from '@hanpan/kit';
import { consoleBoardTexts } from '@hanpan/messages';
import { Button, EmptyState, SegmentedControl, Select } from '@hanpan/ui';
import { useState } from 'react';
import { PagedList } from '../app/desk-list/paged-list.tsx';
import { useMay } from '../app/session.ts';
import { boards, type Draft, draftOf, postKeyOf, statuses } from '../features/support/model.ts';
import { PostDetailPanel } from '../features/support/post-detail.tsx';
import { PostTable } from '../features/support/post-table.tsx';
import { PublishDialog } from '../features/support/publish-dialog.tsx';
import { usePosts } from '../features/support/use-support.ts';

function readSearch(raw: RawSearch) {
  return {
    board: readChoice(raw.board, boards, 'qna'),
    status: readChoice(raw.status, statuses, 'all'),
    q: readText(raw.q),
    page: readPage(raw.page),
  };
}

interface Writing {
  readonly boardIdx: number | null;
  readonly start: Draft;
}

/** Questions that wait, and all that the site publishes: notices, events, the FAQ, posts of the board. */
export function SupportPage() {
  const t = useText(consoleBoardTexts);
  const [{ board, status, q, page }, setSearch] = usePageSearch(readSearch);
  const query = usePosts({ boardType: board, status, search: q, page });
  const rows = query.data?.list ?? [];
  const selection = useRowSelection(rows, postKeyOf);
  const { keys, look, split } = useSplitView(selection);
  const mayPublish = useMay('/api/console/board/publish');
  const [writing, setWriting] = useState<Writing>();
  const { row } = selection;
  return (
    <SplitView
      {...split}
      detail={
        row && {
          title: t(`consoleBoard.board.${row.boardType}`),
          body: (
            <PostDetailPanel
              key={row.boardIdx}
              boardIdx={row.boardIdx}
              onEdit={(post) => setWriting({ boardIdx: post.boardIdx, start: draftOf(post.boardType, post) })}
            />
          ),
        }
      }
    >
      <PageFrame
        title={t('consoleBoard.title')}
        urgentCount={query.data?.waitingCount ?? 0}
        urgentLabel={t('consoleBoard.waiting')}
        tools={
          <ToolRow
            end={
              mayPublish && (
                <Button
                  size="sm"
                  variant="filled"
                  icon="plus"
                  onClick={() => setWriting({ boardIdx: null, start: draftOf(board) })}
                >
                  {t('consoleBoard.new')}
                </Button>
              )
            }
          >
            <SegmentedControl
              label={t('consoleBoard.boards')}
              hideLabel
              options={boards.map((value) => ({ value, label: t(`consoleBoard.board.${value}`) }))}
              value={board}
              onChange={(next) => setSearch({ board: next, status: 'all', page: 1 })}
            />
            {board === 'qna' && (
              <Select
                size="sm"
                caption={t('consoleBoard.status')}
                options={statuses.map((value) => ({ value, label: t(`consoleBoard.status.${value}`) }))}
                value={status}
                onChange={(next) => setSearch({ status: next, page: 1 })}
              />
            )}
            <SearchField
              value={q}
              hint={t('consoleBoard.search')}
              onChange={(next) => setSearch({ q: next, page: 1 })}
            />
          </ToolRow>
        }
        footer={<ListHelp shown={rows.length} total={query.data?.pageInfo.total} />}
      >
        <PagedList
          query={query}
          rows={12}
          columns={4}
          keys={keys}
          page={page}
          onPageChange={(next) => setSearch({ page: next })}
        >
          {() => (
            <PostTable
              rows={rows}
              selectedKey={selection.key}
              onSelect={look}
              empty={
                <EmptyState title={t('consoleBoard.emptyTitle')} level={2}>
                  {t('consoleBoard.empty')}
                </EmptyState>
              }
            />
          )}
        </PagedList>
        {writing && <PublishDialog {...writing} onClose={() => setWriting(undefined)} />}
      </PageFrame>
    </SplitView>
  );
}
