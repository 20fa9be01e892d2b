const handlers = new Set<() => void>();

/** A call was refused with X007: its member has a reality check to look at, which the page may not know of yet. */
export function announceCheck(): void {
  for (const handler of handlers) handler();
}

export function onCheckNews(handler: () => void): () => void {
  handlers.add(handler);
  return () => handlers.delete(handler);
}
