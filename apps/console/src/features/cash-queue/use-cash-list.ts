import { useDeskList } from '../../app/desk-list/use-desk-list.ts';
import { useCashColumns, withoutEmptyBonus } from './cash-columns.tsx';
import {
  type CashKind,
  type CashRow,
  type CashView,
  cashKeyOf,
  isWork,
  type QuickFilter,
  stateOfView,
} from './model.ts';

const pollMs = 15_000;

interface CashActions {
  readonly onSelect: (row: CashRow) => void;
  readonly onClaim: (row: CashRow) => void;
  readonly busyIdx: number | undefined;
}

interface CashChoice {
  readonly kind: CashKind;
  readonly view: CashView;
  readonly quick: QuickFilter | undefined;
  /** The whole id of one member; empty is everybody. */
  readonly member: string;
}

/** The requests of a view. Pushes refresh them at once, the poll at the latest. */
export function useCashList({ kind, view, quick, member }: CashChoice, actions: CashActions) {
  const desk = useDeskList({
    name: kind === 'in' ? 'deposits' : 'withdrawals',
    path: '/api/console/cash/list',
    filter: { kind, state: stateOfView[view], ...(quick && { quick }), memId: member },
    columns: useCashColumns({ kind, view, ...actions }),
    keyOf: cashKeyOf,
    // Of what is to be done now, how long it has waited says more than when it came; the rest is in the panel.
    spare: isWork(view) ? ['tree', 'applied'] : ['tree', 'claimed'],
    pollMs,
  });
  return { ...desk, columns: withoutEmptyBonus(desk.columns, desk.list.rows) };
}
