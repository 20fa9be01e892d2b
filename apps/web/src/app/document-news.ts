const handlers = new Set<() => void>();

/** A call was refused with D001: its member has documents to accept, which the page may not know of yet. */
export function announceDocuments(): void {
  for (const handler of handlers) handler();
}

export function onDocumentNews(handler: () => void): () => void {
  handlers.add(handler);
  return () => handlers.delete(handler);
}
