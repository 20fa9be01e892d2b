import { type HashChain, hexOf, type SaltPort } from '@hanpan/rules';

/** The salts of the embedded witness: the values of its own chain. There always is one, so nobody waits. */
export function witnessSalt(chain: HashChain): SaltPort {
  return {
    plan: { kind: 'witness', chain: chain.commitment },
    reveal: async (draw) => ({ kind: 'witness', value: hexOf(chain.valueOf(draw)) }),
  };
}
