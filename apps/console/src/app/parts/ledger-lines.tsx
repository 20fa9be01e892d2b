import type { Amount } from '@hanpan/money';
import { Money, VisuallyHidden } from '@hanpan/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLedgerNames } from '../ledger-names.ts';
import styles from './ledger-lines.module.css';

interface LedgerLinesProps {
  caption?: string | undefined;
  /** The movement, its amount, and the balance. */
  headings: readonly [string, string, string];
  children: ReactNode;
}

/** Lines of one account, narrow enough for a panel. */
export function LedgerLines({ caption, headings, children }: LedgerLinesProps) {
  return (
    <table className={styles.table}>
      {caption && <VisuallyHidden as="caption">{caption}</VisuallyHidden>}
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface LedgerLineProps {
  flow: string;
  amount: Amount;
  balance: ReactNode;
  /** A line that will be posted, and is not yet. */
  planned?: boolean | undefined;
  children: ReactNode;
}

/** The children are its notes. */
export function LedgerLine({ flow, amount, balance, planned = false, children }: LedgerLineProps) {
  const names = useLedgerNames();
  return (
    <tr className={clsx(planned && styles.planned)}>
      <td>
        {names.flow(flow)}
        {children}
      </td>
      <td>
        <Money amount={amount} signed unit={null} tone={amount > 0 ? 'gold' : 'plain'} />
      </td>
      <td>{balance}</td>
    </tr>
  );
}

export function LedgerNote({ children }: { children: ReactNode }) {
  return <small className={styles.note}>{children}</small>;
}
