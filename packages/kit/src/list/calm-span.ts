import type { Span } from '@hanpan/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A drag of the scroll bar passes thousands of rows a second: what is in view is told a few times a second, not at each row. */
const calmMs = 120;
/** Rows by which a span is told, so that a page is drawn anew for what it may have to fetch and not for every turn. */
const stepRows = 25;
const start: Span = { first: 0, end: stepRows };

interface Held {
  readonly listKey: string;
  readonly span: Span;
}

function stepped({ first, end }: Span): Span {
  return { first: Math.floor(first / stepRows) * stepRows, end: Math.ceil(end / stepRows) * stepRows };
}

function isSame(one: Held, other: Held): boolean {
  const [a, b] = [one.span, other.span];
  return one.listKey === other.listKey && a.first === b.first && a.end === b.end;
}

/** The rows in view, told calmly; another list begins at its top. */
export function useCalmSpan(listKey: string): {
  readonly span: Span;
  readonly onSpan: (span: Span) => void;
} {
  const [held, setHeld] = useState<Held>({ listKey, span: start });
  const latest = useRef<Span>(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was to be told of another list is not told any more.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [listKey],
  );
  const onSpan = useCallback(
    (span: Span) => {
      latest.current = span;
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        const next = { listKey, span: stepped(latest.current) };
        setHeld((old) => (isSame(old, next) ? old : next));
      }, calmMs);
    },
    [listKey],
  );
  return { span: held.listKey === listKey ? held.span : start, onSpan };
}
