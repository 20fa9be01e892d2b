import { useText } from '@hanpan/client';
import { partnerTexts } from '@hanpan/messages';
import { add } from '@hanpan/money';
import { type Column, IconButton, Money } from '@hanpan/ui';
import type { CSSProperties } from 'react';
import { Net } from '../frame/net.tsx';
import { RankBadge } from '../frame/rank-badge.tsx';
import { StatusBadge } from '../frame/status-badge.tsx';
import { usePartnerWords } from '../frame/words.ts';
import type { AnyNode } from './model.ts';
import styles from './tree.module.css';

interface Indented extends CSSProperties {
  '--depth': number;
}

interface Branches<N> {
  /** Whether the branch of a node is drawn below it. */
  readonly isOpen: (node: N) => boolean;
  readonly toggle: (node: N) => void;
}

/** A partner in its place of the tree, and what everything below it adds up to. */
export function useTreeColumns<N extends AnyNode>({ isOpen, toggle }: Branches<N>): readonly Column<N>[] {
  const t = useText(partnerTexts);
  const figures: readonly Column<N>[] = [
    { key: 'members', header: t('partner.members'), align: 'end', phone: 'hidden', cell: Members },
    {
      key: 'stake',
      header: t('partner.stake'),
      align: 'end',
      phone: 'wide',
      cell: ({ stakeAmount }) => <Money amount={stakeAmount} tone="plain" unit={null} />,
    },
    {
      key: 'win',
      header: t('partner.win'),
      align: 'end',
      phone: 'hidden',
      cell: ({ returnedAmount, winAmount }) => <Paid returned={returnedAmount} won={winAmount} />,
    },
    {
      key: 'net',
      header: t('partner.net'),
      align: 'end',
      phone: 'wide',
      cell: ({ netAmount }) => <Net amount={netAmount} />,
    },
    {
      key: 'rolling',
      header: t('partner.rolling'),
      align: 'end',
      phone: 'wide',
      cell: ({ rollingAmount }) => <Money amount={rollingAmount} unit={null} />,
    },
    {
      key: 'cash',
      header: t('partner.tree.ownCash'),
      align: 'end',
      phone: 'hidden',
      cell: ({ cashAmt }) => <Money amount={cashAmt} unit={null} tone="plain" />,
    },
    {
      key: 'downlineCash',
      header: t('partner.tree.downlineCash'),
      align: 'end',
      phone: 'hidden',
      cell: ({ downlineCashAmt }) => <Money amount={downlineCashAmt} unit={null} tone="plain" />,
    },
  ];
  return [
    {
      key: 'partner',
      header: t('partner.partner'),
      phone: 'main',
      cell: (node) => <Name node={node} isOpen={isOpen(node)} onToggle={() => toggle(node)} />,
    },
    ...figures,
  ];
}

interface NameProps {
  readonly node: AnyNode;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Name({ node, isOpen, onToggle }: NameProps) {
  const t = useText(partnerTexts);
  const { depth, memNick, memId, partnerRank, childCount, status } = node;
  const indent: Indented = { '--depth': Math.min(depth, 5) };
  return (
    <span className={styles.name} style={indent} data-depth={Math.min(depth, 5)}>
      {childCount > 0 ? (
        <IconButton
          size="sm"
          icon={isOpen ? 'chevronDown' : 'chevronRight'}
          label={t(isOpen ? 'partner.tree.close' : 'partner.tree.open', { nick: memNick })}
          aria-expanded={isOpen}
          onClick={onToggle}
        />
      ) : (
        <span className={styles.leaf} aria-hidden="true" />
      )}
      <RankBadge rank={partnerRank} />
      <b>{memNick}</b>
      <span className={styles.id}>{memId}</span>
      {status !== 'active' && <StatusBadge status={status} />}
    </span>
  );
}

function Members({ memberCount, newMemberCount }: AnyNode) {
  const { count } = usePartnerWords();
  return (
    <>
      {count(memberCount)}
      {newMemberCount > 0 && <span className={styles.new}> +{count(newMemberCount)}</span>}
    </>
  );
}

function Paid({ returned, won }: { returned: AnyNode['cashAmt']; won: AnyNode['cashAmt'] }) {
  return <Money amount={add(returned, won)} tone="plain" unit={null} />;
}
