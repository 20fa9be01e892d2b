import type { Refusal } from './refusals.ts';

/** Says why something is not for this reader. The words come later: few first loads refuse anybody. */
export async function refuse(reason: Refusal): Promise<void> {
  const { sayRefusal } = await import('./refusals.ts');
  return sayRefusal(reason);
}

/** One polite line over the page that an address without a page leads to. */
export async function sayUnknownPage(): Promise<void> {
  const { sayUnknown } = await import('./refusals.ts');
  sayUnknown();
}
