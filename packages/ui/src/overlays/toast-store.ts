export interface ToastRequest {
  kind?: 'done' | 'info' | 'warn' | undefined;
  /** One sentence. Never an error that needs a choice: that is a dialog's job. */
  text: string;
  /** Shown after the sentence, so that a call to support can name it. */
  receiptId?: string | undefined;
  action?: { label: string; onSelect: () => void } | undefined;
  /** Milliseconds in view; 5 s by default, paused while it is hovered or focused. */
  durationMs?: number | undefined;
}

export interface ShownToast extends ToastRequest {
  readonly id: number;
}

const mostAtOnce = 3;
let nextId = 1;
let toasts: readonly ShownToast[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly ShownToast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast and returns its id. The oldest is removed when there would be more than three. */
export function toast(request: ToastRequest): number {
  const shown = { ...request, id: nextId };
  nextId += 1;
  replace([...toasts, shown].slice(-mostAtOnce));
  return shown.id;
}

export function dismissToast(id: number): void {
  replace(toasts.filter((shown) => shown.id !== id));
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly ShownToast[] {
  return toasts;
}
