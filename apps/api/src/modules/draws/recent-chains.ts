import type { HashChain } from '@hanpan/rules';
import type { Sealer } from '../../kernel/sealed.ts';

/** As many as matches are played at once, and the games; the one asked for longest ago goes first. */
const kept = 256;

/** By the secret that opens their keys, so that nobody without it is given one. */
const bySealer = new WeakMap<Sealer, Map<string, HashChain>>();

/**
 * The chain that follows from a sealed key; `make` is asked where it was not made a moment ago. A match asks for its own
 * every minute, and to make it is thousands of hashes. What is remembered is no less safe than the secret beside it in
 * the memory of the same process, and is written nowhere.
 */
export function recentChain(sealer: Sealer, sealed: Buffer, make: () => HashChain): HashChain {
  const known = bySealer.get(sealer) ?? new Map<string, HashChain>();
  bySealer.set(sealer, known);
  const name = sealed.toString('base64');
  const chain = known.get(name) ?? make();
  // Asked for now, it is the last to go.
  known.delete(name);
  known.set(name, chain);
  for (const oldest of known.keys()) {
    if (known.size <= kept) break;
    known.delete(oldest);
  }
  return chain;
}
