import type { SealedPlace } from '../../kernel/keys/sealed-place.ts';
import { sealedRows } from '../../kernel/keys/sealed-rows.ts';
import { sealLaunch, sealOldKey, sealVendor } from './vendor-reseal-store.ts';

/** Of games that may still be opened: what is too old or closed is never opened again. */
const isOpen = 'launch_hash is not null and closed_at is null and expires_at > now()';

export const vendorSealed: readonly SealedPlace[] = [
  {
    name: 'keys of vendors',
    ring: 'app',
    values: [{ seal: 'vendor.our-key' }, { seal: 'vendor.their-key' }],
    ...sealedRows({ table: 'vendor', id: 'id', columns: ['our_key_sealed', 'their_key_sealed'] }),
    replace: sealVendor,
  },
  {
    name: 'former keys of vendors',
    ring: 'app',
    values: [{ seal: 'vendor.their-key' }],
    ...sealedRows({ table: 'vendor_old_key', id: 'id', columns: ['key_sealed'] }),
    replace: sealOldKey,
  },
  {
    name: 'addresses of opened games',
    ring: 'app',
    values: [{ seal: 'launch.address' }],
    ...sealedRows({ table: 'game_session', id: 'id', columns: ['address_sealed'], where: isOpen }),
    replace: sealLaunch,
  },
];
