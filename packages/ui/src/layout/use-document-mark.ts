import { useLayoutEffect } from 'react';

export type DocumentMark = 'scrim' | 'bar' | 'promotion' | 'quiet-keys' | 'lost-connection' | 'own-title';

const counts = new Map<DocumentMark, number>();

function count(mark: DocumentMark, step: 1 | -1): void {
  const next = (counts.get(mark) ?? 0) + step;
  counts.set(mark, next);
  document.documentElement.toggleAttribute(`data-has-${mark}`, next > 0);
}

/**
 * While the component is there, `<html>` has the attribute `data-has-…`, for rules about what stands elsewhere. A rule
 * that asks the whole document with `:has()` makes the browser work out every style again for whatever is inserted
 * anywhere.
 */
export function useDocumentMark(mark: DocumentMark, isThere = true): void {
  useLayoutEffect(() => {
    if (!isThere) return;
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark, isThere]);
}
