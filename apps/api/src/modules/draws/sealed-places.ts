import type { RingName } from '../../kernel/keys/key-table.ts';
import type { SealedPlace } from '../../kernel/keys/sealed-place.ts';
import { countDrawKeys, type KeyHolder, nextDrawKeys, sealDrawKey } from './draw-key-reseal-store.ts';

function drawKeys(name: string, ring: RingName, keys: KeyHolder): SealedPlace {
  return {
    name,
    ring,
    values: [{ seal: `draw.${keys.holder}`, index: 'draw-key' }],
    count: (queryable, prefix) => countDrawKeys(queryable, keys, prefix),
    next: (queryable, prefix, after, limit) => nextDrawKeys(queryable, keys, prefix, { after, limit }),
    replace: (tx, before, [after]) => sealDrawKey(tx, keys.holder, before, after),
  };
}

/** What was announced stays: the keys are the same, and so are the chains that follow from them. */
export const drawsSealed: readonly SealedPlace[] = [
  drawKeys('chain keys of draws', 'app', { holder: 'chain', apart: null }),
  drawKeys('witness keys of draws without a witness', 'app', { holder: 'witness', apart: false }),
  drawKeys('witness keys of draws', 'witness', { holder: 'witness', apart: true }),
];
