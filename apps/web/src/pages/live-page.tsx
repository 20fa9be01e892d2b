import { LiveRoom } from '../features/minigame/live/live-room.tsx';

/** WR-18. */
export function LivePage() {
  return <LiveRoom />;
}
