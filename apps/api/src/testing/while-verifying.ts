import { vi } from 'vitest';
import type { World } from './world.ts';

/** Lets something happen while the next password is being verified, which takes long by design. */
export function whileVerifying({ services: { hasher } }: World, act: () => Promise<unknown>): void {
  vi.spyOn(hasher, 'verify').mockImplementationOnce(async (hashed, secret) => {
    const matches = hashed === (await hasher.hash(secret));
    await act();
    return matches;
  });
}
