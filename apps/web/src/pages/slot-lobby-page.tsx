import { useUrlParams } from '../app/urls.ts';
import { sandboxVendorKey } from '../features/game-launch/model.ts';
import { SlotLobby } from '../features/game-launch/slot-lobby.tsx';

export function SlotLobbyPage() {
  const { vendor } = useUrlParams('slotVendor');
  return <SlotLobby vendorKey={vendor ?? sandboxVendorKey} />;
}
