import { Icon } from '@hanpan/ui';
import clsx from 'clsx';
import { type ReactNode, use } from 'react';
import styles from './panel.module.css';
import { ShownTitle } from './shown-title.ts';

/** A headed part of a detail. */
export function PanelSection({
  title,
  note,
  isLead = false,
  children,
}: {
  title: string;
  note?: string;
  /** The title is that of the whole detail: what it shows. */
  isLead?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <Heading title={title} note={note} isLead={isLead} />
      {children}
    </section>
  );
}

interface HeadingProps {
  readonly title: string;
  readonly note: string | undefined;
  readonly isLead: boolean;
}

function Heading({ title, note, isLead }: HeadingProps) {
  if (use(ShownTitle) === title) return note && <p className={clsx(styles.heading, styles.note)}>{note}</p>;
  return (
    <h3 className={clsx(styles.heading, isLead && styles.lead)}>
      {title}
      {note && <span className={styles.note}>{note}</span>}
    </h3>
  );
}

export interface PanelFact {
  readonly label: string;
  readonly value: ReactNode;
}

export function PanelFacts({ facts }: { facts: readonly PanelFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.fact}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface PanelCheck {
  readonly key: string;
  readonly ok: boolean;
  readonly text: string;
  readonly aside?: ReactNode;
}

/** A mark and a word each, so that nothing depends on the colour alone. */
export function PanelChecks({
  checks,
  okMark,
  warnMark,
}: {
  checks: readonly PanelCheck[];
  okMark: string;
  warnMark: string;
}) {
  return (
    <ul className={styles.checks}>
      {checks.map((check) => (
        <li key={check.key} className={clsx(!check.ok && styles.warn)}>
          <Icon name={check.ok ? 'check' : 'alert'} size={16} label={check.ok ? okMark : warnMark} />
          <span>{check.text}</span>
          {check.aside && <span className={styles.aside}>{check.aside}</span>}
        </li>
      ))}
    </ul>
  );
}
