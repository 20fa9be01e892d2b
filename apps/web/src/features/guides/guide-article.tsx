import { Card, CardHeader } from '@hanpan/ui';
import { type ReactNode, useId } from 'react';
import { type NamedFact, Facts as NamedFacts } from '../../app/facts.tsx';
import styles from './guide.module.css';

interface GuideSectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

/** One part of a guide: what it is about in a sentence or two, then facts, steps or an example. */
export function GuideSection({ title, text, children }: GuideSectionProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHeader titleId={id} title={title} />
      <div className={styles.section}>
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </Card>
  );
}

export type Fact = NamedFact;

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return <NamedFacts facts={facts} className={styles.facts} />;
}

/** Names with what they mean. */
export function Terms({ terms }: { terms: readonly Fact[] }) {
  return <NamedFacts facts={terms} className={styles.terms} />;
}

/** Rules of which each stands for itself. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
