import { NoResponse, Refusal } from '../api.ts';

const retryPausesMs = [500, 1000, 2000, 4000];

interface Persistence {
  /** How often a call without a response is repeated at most. */
  attempts?: number;
  onReconnecting: (reconnecting: boolean) => void;
}

/** Repeats a call until it gets a response: every call here may be repeated, a spin by its key. */
export async function persist<T>(call: () => Promise<T>, persistence: Persistence): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await call();
      persistence.onReconnecting(false);
      return answer;
    } catch (error) {
      const pauseMs = pauseAfter(error, attempt, persistence);
      if (pauseMs === undefined) throw error;
      await rest(pauseMs);
    }
  }
}

/** Undefined where a retry is useless. */
function pauseAfter(
  error: unknown,
  attempt: number,
  { attempts = Number.POSITIVE_INFINITY, onReconnecting }: Persistence,
): number | undefined {
  if (error instanceof NoResponse) {
    if (attempt >= attempts) return undefined;
    onReconnecting(true);
    return retryPausesMs[Math.min(attempt, retryPausesMs.length - 1)];
  }
  if (!(error instanceof Refusal)) return undefined;
  return error.refusal.error === 'too-soon' ? (error.refusal.retryAfterMs ?? 0) + 20 : undefined;
}

export async function rest(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
