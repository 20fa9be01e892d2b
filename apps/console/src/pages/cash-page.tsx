import { useText } from '@hanpan/client';
import {
  KeyHelp,
  PageFrame,
  type RawSearch,
  readChoice,
  readText,
  SplitView,
  usePageSearch,
  useSplitView,
} from '@hanpan/kit';
import { consoleCashTexts, consoleShellTexts } from '@hanpan/messages';
import { zero } from '@hanpan/money';
import { EmptyState, Money } from '@hanpan/ui';
import { useRef } from 'react';
import { DeskTable } from '../app/desk-list/desk-table.tsx';
import { useMay } from '../app/session.ts';
import { CashDecision } from '../features/cash-queue/cash-decision.tsx';
import { CashDetail } from '../features/cash-queue/cash-detail.tsx';
import { CashNoteDialog } from '../features/cash-queue/cash-note-dialog.tsx';
import { CashRejectDialog } from '../features/cash-queue/cash-reject-dialog.tsx';
import styles from '../features/cash-queue/cash-table.module.css';
import { CashTools } from '../features/cash-queue/cash-tools.tsx';
import {
  type CashKind,
  type CashRow,
  cashViews,
  isWork,
  quickFilters,
} from '../features/cash-queue/model.ts';
import { useCashDesk } from '../features/cash-queue/use-cash-desk.ts';
import { useCashList } from '../features/cash-queue/use-cash-list.ts';

function readSearch(raw: RawSearch) {
  return {
    view: readChoice(raw.view, cashViews, 'open'),
    quick: quickFilters.find((filter) => filter === raw.quick),
    member: readText(raw.member).slice(0, 40),
  };
}

const noCounts = { mine: 0, overdue: 0, second: 0 };

/** Deposits or withdrawals: the list, the detail beside it, and the keys that work them. */
export function CashPage({ kind }: { kind: CashKind }) {
  const t = useText(consoleCashTexts);
  const [{ view, quick, member }, setSearch] = usePageSearch(readSearch);
  // Claiming, approving and rejecting are one duty: who only reads the desk is offered none of them.
  const mayWork = useMay('/api/console/cash/approve');
  const desk = useCashDesk(kind);
  const table = useCashList(
    { kind, view, quick, member },
    {
      onSelect: (next) => look(next),
      onClaim: (claimed) => {
        select(claimed);
        void desk.claim(claimed);
      },
      busyIdx: desk.actions.busy?.cashIdx,
    },
  );
  const { list, selection } = table;
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
      Enter: enterDetail,
      ...(mayWork && {
        C: () => void desk.claim(row),
        A: approveByKey,
        R: () => desk.askRejection(row),
      }),
    },
  );

  const { pageInfo, totalAmount = zero, quickCounts = noCounts } = list.query.data ?? {};
  return (
    <SplitView
      {...split}
      detail={
        row && {
          title: row.memNick,
          body: <CashDetail key={row.cashIdx} row={row} />,
          footer: mayWork && (
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
        urgentCount={quickCounts.overdue}
        urgentLabel={t('consoleCash.overdueCount')}
        stats={[
          {
            label: t(`consoleCash.view.${view}`),
            value: t('consoleCash.items', { count: pageInfo?.total ?? 0 }),
          },
          { label: t('consoleCash.waitingAmount'), value: <Money amount={totalAmount} /> },
        ]}
        tools={
          <CashTools
            kind={kind}
            view={view}
            desk={table}
            quick={quick}
            quickCounts={quickCounts}
            onQuickChange={(next) => setSearch({ quick: next })}
            member={member}
            onMemberChange={(next) => setSearch({ member: next })}
            total={pageInfo?.total}
          />
        }
        footer={<CashKeys row={row} mayWork={mayWork} />}
      >
        <DeskTable
          desk={table}
          caption={t(`consoleCash.table.${kind}`)}
          className={isWork(view) ? styles.work : undefined}
          keys={keys}
          onSelect={look}
          empty={<NothingHere isQueue={view === 'open' && quick === undefined && member === ''} />}
        />
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

function CashKeys({ row, mayWork }: { row: CashRow | undefined; mayWork: boolean }) {
  const t = useText(consoleCashTexts);
  const shell = useText(consoleShellTexts);
  const work = [
    { keys: ['C'], label: t('consoleCash.claim') },
    { keys: ['A', 'Enter'], label: t('consoleCash.approveShort') },
    { keys: ['R'], label: t('consoleCash.reject') },
  ];
  return (
    <KeyHelp
      hints={[
        { keys: ['J', 'K'], label: shell('consoleShell.key.move') },
        { keys: ['Enter'], label: shell('consoleShell.key.open') },
        ...(mayWork ? work : []),
        { keys: ['Esc'], label: shell('consoleShell.key.leave') },
      ]}
    >
      {row && t('consoleCash.selected', { amount: row.amount })}
    </KeyHelp>
  );
}
