import { useText } from '@hanpan/client';
import { partnerTexts } from '@hanpan/messages';
import { Table } from '@hanpan/ui';
import { type ReactNode, useState } from 'react';
import { type AnyNode, hasDrawnBranch, openNodes } from './model.ts';
import styles from './tree.module.css';
import { useTreeColumns } from './tree-columns.tsx';

interface TreeTableProps<N extends AnyNode> {
  readonly nodes: readonly N[];
  readonly density: 'comfortable' | 'dense';
  readonly selectedId: string | undefined;
  readonly onSelect: (node: N) => void;
  /** Opens a branch whose downline was not sent. */
  readonly onEnter: (node: N) => void;
  readonly empty?: ReactNode;
}

/** Partners with everything below each added up. A branch is opened and closed in its place. */
export function TreeTable<N extends AnyNode>(props: TreeTableProps<N>) {
  const { nodes, density, selectedId, onSelect, onEnter, empty } = props;
  const t = useText(partnerTexts);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (node: N) => {
    if (!hasDrawnBranch(nodes, node.memId)) {
      onEnter(node);
      return;
    }
    const next = new Set(closed);
    if (!next.delete(node.memId)) next.add(node.memId);
    setClosed(next);
  };
  return (
    <Table
      caption={t('partner.tree')}
      className={styles.table}
      density={density}
      columns={useTreeColumns<N>({ isOpen, toggle })}
      rows={openNodes(nodes, closed)}
      rowKey={({ memId }) => memId}
      selectedKey={selectedId}
      onRowSelect={onSelect}
      empty={empty}
    />
  );

  function isOpen(node: N): boolean {
    return !closed.has(node.memId) && hasDrawnBranch(nodes, node.memId);
  }
}
