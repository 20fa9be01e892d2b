import { create } from 'zustand';

export interface AlertRequest {
  readonly id: number;
  readonly kind: 'alert' | 'confirm';
  /** The title; without one the shell says "notice". */
  readonly title?: string;
  /** Already in the reader's language. Line breaks are kept. */
  readonly text: string;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  readonly tone?: 'filled' | 'warn';
  readonly answer: (agreed: boolean) => void;
}

interface AlertStore {
  readonly queue: readonly AlertRequest[];
  readonly ask: (request: Omit<AlertRequest, 'id'>) => void;
  readonly settle: (id: number, agreed: boolean) => void;
  readonly clear: () => void;
}

let lastId = 0;

/** Alerts queue up and resolve in order; the shell shows the first. */
export const useAlerts = create<AlertStore>((set, get) => ({
  queue: [],
  ask: (request) => {
    lastId += 1;
    const next = { ...request, id: lastId };
    set(({ queue }) => ({ queue: [...queue, next] }));
  },
  settle: (id, agreed) => {
    const request = get().queue.find((each) => each.id === id);
    set(({ queue }) => ({ queue: queue.filter((each) => each.id !== id) }));
    request?.answer(agreed);
  },
  clear: () => {
    for (const { id } of get().queue) get().settle(id, false);
  },
}));

type Words = Omit<AlertRequest, 'id' | 'kind' | 'answer'>;

/** Resolves when the reader has seen it. The same text is not stacked twice. */
export function alertBox(words: string | Words): Promise<void> {
  const request = typeof words === 'string' ? { text: words } : words;
  const { queue, ask } = useAlerts.getState();
  if (queue.some((each) => each.kind === 'alert' && each.text === request.text)) return Promise.resolve();
  return new Promise((resolve) => ask({ ...request, kind: 'alert', answer: () => resolve() }));
}

/** Resolves true when the reader agrees, false on every other way out. */
export function confirmBox(words: Words): Promise<boolean> {
  return new Promise((resolve) => useAlerts.getState().ask({ ...words, kind: 'confirm', answer: resolve }));
}
