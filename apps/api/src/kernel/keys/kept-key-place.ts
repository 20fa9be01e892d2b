import { countKeptKeys, nextKeptKeys, sealKeptKey } from './kept-key-reseal-store.ts';
import type { SealedPlace } from './sealed-place.ts';

export const keptKeyPlace: SealedPlace = {
  name: 'kept keys',
  ring: 'app',
  values: [{ seal: 'kept-key' }],
  count: countKeptKeys,
  next: nextKeptKeys,
  replace: sealKeptKey,
};
