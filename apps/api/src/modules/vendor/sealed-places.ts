import type { SealedPlace } from '../../kernel/keys/sealed-place.ts';
import {
  countLaunches,
  countOldKeys,
  countVendors,
  nextLaunches,
  nextOldKeys,
  nextVendors,
  sealLaunch,
  sealOldKey,
  sealVendor,
} from './vendor-reseal-store.ts';

export const vendorSealed: readonly SealedPlace[] = [
  {
    name: 'keys of vendors',
    ring: 'app',
    values: [{ seal: 'vendor.our-key' }, { seal: 'vendor.their-key' }],
    count: countVendors,
    next: nextVendors,
    replace: sealVendor,
  },
  {
    name: 'former keys of vendors',
    ring: 'app',
    values: [{ seal: 'vendor.their-key' }],
    count: countOldKeys,
    next: nextOldKeys,
    replace: sealOldKey,
  },
  {
    name: 'addresses of opened games',
    ring: 'app',
    values: [{ seal: 'launch.address' }],
    count: countLaunches,
    next: nextLaunches,
    replace: sealLaunch,
  },
];
