const handlers = new Set<() => void>();

/** A call was refused with B0093: the page may not have heard of the maintenance yet. */
export function announceMaintenance(): void {
  for (const handler of handlers) handler();
}

export function onMaintenanceNews(handler: () => void): () => void {
  handlers.add(handler);
  return () => handlers.delete(handler);
}
