import { hashOfInput } from './idempotency.ts';

/** What is named by whoever changes something it has read: the same content has the same revision, in any process. */
export function revisionOf(content: unknown): string {
  return hashOfInput(content).toString('hex');
}
