import { useParams } from '@tanstack/react-router';
import { sandboxVendorKey } from '../features/game-launch/model.ts';
import { SlotLobby } from '../features/game-launch/slot-lobby.tsx';

export function SlotLobbyPage() {
  const { vendor } = useParams({ strict: false });
  return <SlotLobby vendorKey={vendor ?? sandboxVendorKey} />;
}
