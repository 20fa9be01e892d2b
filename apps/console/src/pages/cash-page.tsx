import { useText } from '@hanpan/client';
import {
  DeskLoaded,
  KeyHelp,
  ListPages,
  PageFrame,
  type RawSearch,
  readChoice,
  readPage,
  SplitView,
  usePageSearch,
  useRowSelection,
  useSplitView,
} from '@hanpan/kit';
import { consoleCashTexts, consoleShellTexts } from '@hanpan/messages';
import { EmptyState, LoadingOverlay, Money, SkeletonRows } from '@hanpan/ui';
import { useRef } from 'react';
import { CashDecision } from '../features/cash-queue/cash-decision.tsx';
import { CashDetail } from '../features/cash-queue/cash-detail.tsx';
import { CashNoteDialog } from '../features/cash-queue/cash-note-dialog.tsx';
import { CashRejectDialog } from '../features/cash-queue/cash-reject-dialog.tsx';
import { CashTable, cashKeyOf } from '../features/cash-queue/cash-table.tsx';
import { CashTools } from '../features/cash-queue/cash-tools.tsx';
import { amountOf, type CashKind, type CashRow, cashViews } from '../features/cash-queue/model.ts';
import { useCashDesk } from '../features/cash-queue/use-cash-desk.ts';
import { useCashList } from '../features/cash-queue/use-cash-list.ts';

function readSearch(raw: RawSearch) {
  return { view: readChoice(raw.view, cashViews, 'open'), page: readPage(raw.page) };
}

/** Deposits or withdrawals: the list, the detail beside it, and the keys that work them. */
export function CashPage({ kind }: { kind: CashKind }) {
  const t = useText(consoleCashTexts);
  const shell = useText(consoleShellTexts);
  const [{ view, page }, setSearch] = usePageSearch(readSearch);
  const list = useCashList(kind, view, page);
  const selection = useRowSelection(list.shown, cashKeyOf);
  const desk = useCashDesk(kind);
  const approveRef = useRef<HTMLButtonElement>(null);
  const { row } = selection;

  const select = (next: CashRow) => {
    desk.disarm();
    selection.select(next);
  };
  const approve = (approved: CashRow) => void desk.approve(approved).then(keepFocus);
  /** With nothing chosen the focus stays in the queue. */
  const enterDetail = () => {
    if (row === undefined) return;
    split.onOpenChange(true);
    split.detailRef.current?.focus();
  };
  /** The pressed button is gone once the request is closed; the panel then says how it ended. */
  const keepFocus = () => {
    if (document.activeElement === document.body) split.detailRef.current?.focus();
  };
  /** The first press of the key leads to the button, the second is a press of it. */
  const approveByKey = () => {
    if (row !== undefined && document.activeElement === approveRef.current) approve(row);
    else if (desk.armApproval(row)) split.onOpenChange(true);
  };
  const { keys, look, split } = useSplitView(
    { ...selection, select },
    {
      C: () => void desk.claim(row),
      A: approveByKey,
      R: () => desk.askRejection(row),
      Enter: enterDetail,
    },
  );

  const { pageInfo } = list.query.data ?? {};
  return (
    <SplitView
      {...split}
      label={shell('consoleShell.detail')}
      detail={
        row && {
          title: row.memNick,
          body: <CashDetail key={row.cashIdx} row={row} />,
          footer: (
            <CashDecision
              key={row.cashIdx}
              row={row}
              actions={desk.actions}
              reference={desk.reference}
              armed={desk.armed}
              onArmed={desk.disarm}
              onClaim={() => void desk.claim(row)}
              approveRef={approveRef}
              onApprove={() => approve(row)}
              onReject={() => desk.askRejection(row)}
              onRelease={() => void desk.release(row).then(keepFocus)}
              onNote={() => desk.askNote(row)}
            />
          ),
        }
      }
    >
      <PageFrame
        title={t(`consoleCash.title.${kind}`)}
        urgentCount={list.quickCounts.overdue}
        urgentLabel={t('consoleCash.overdueCount')}
        stats={[
          {
            label: t(`consoleCash.view.${view}`),
            value: t('consoleCash.items', { count: pageInfo?.total ?? 0 }),
          },
          { label: t('consoleCash.waitingAmount'), value: <Money amount={amountOf(list.shown)} /> },
        ]}
        tools={
          <CashTools
            kind={kind}
            view={view}
            quick={list.quick}
            quickCounts={list.quickCounts}
            onQuickChange={list.setQuick}
            total={pageInfo?.total}
            shown={list.shown}
          />
        }
        footer={<CashKeys row={row} />}
      >
        <DeskLoaded query={list.query} skeleton={<SkeletonRows rows={12} columns={6} />}>
          {(data) => (
            <LoadingOverlay active={list.query.isPlaceholderData}>
              <div ref={keys}>
                <CashTable
                  kind={kind}
                  view={view}
                  rows={list.shown}
                  selectedKey={selection.key}
                  onSelect={look}
                  onClaim={(claimed) => {
                    select(claimed);
                    void desk.claim(claimed);
                  }}
                  busyIdx={desk.actions.busy?.cashIdx}
                  sort={list.sort}
                  onSortChange={list.setSort}
                  empty={<NothingHere isQueue={view === 'open' && list.quick === undefined} />}
                />
              </div>
              <ListPages
                info={data.pageInfo}
                page={page}
                onPageChange={(next) => setSearch({ page: next })}
              />
            </LoadingOverlay>
          )}
        </DeskLoaded>
      </PageFrame>
      {desk.rejecting && <CashRejectDialog desk={desk} row={desk.rejecting} />}
      {desk.noting && <CashNoteDialog desk={desk} row={desk.noting} />}
    </SplitView>
  );
}

function NothingHere({ isQueue }: { isQueue: boolean }) {
  const t = useText(consoleCashTexts);
  const which = isQueue ? 'open' : 'other';
  return (
    <EmptyState title={t(`consoleCash.empty.${which}.title`)} level={2}>
      {t(`consoleCash.empty.${which}`)}
    </EmptyState>
  );
}

function CashKeys({ row }: { row: CashRow | undefined }) {
  const t = useText(consoleCashTexts);
  const shell = useText(consoleShellTexts);
  return (
    <KeyHelp
      hints={[
        { keys: ['J', 'K'], label: shell('consoleShell.key.move') },
        { keys: ['Enter'], label: shell('consoleShell.key.open') },
        { keys: ['C'], label: t('consoleCash.claim') },
        { keys: ['A', 'Enter'], label: t('consoleCash.approveShort') },
        { keys: ['R'], label: t('consoleCash.reject') },
        { keys: ['Esc'], label: shell('consoleShell.key.leave') },
      ]}
    >
      {row && t('consoleCash.selected', { amount: row.amount })}
    </KeyHelp>
  );
}
