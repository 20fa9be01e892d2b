import type { ReactNode } from 'react';

export type NamedFact = readonly [name: string, value: ReactNode];

interface FactsProps {
  readonly facts: readonly NamedFact[];
  readonly className: string | undefined;
}

/** Names with their values, in a list that a screen reader counts. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

/** One of a list whose parts come and go. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
