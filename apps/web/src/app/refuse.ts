import type { Refusal } from './refusals.ts';

/** Says why something is not for this reader. The words come later: few first loads refuse anybody. */
export async function refuse(reason: Refusal): Promise<void> {
  const { sayRefusal } = await import('./refusals.ts');
  return sayRefusal(reason);
}
