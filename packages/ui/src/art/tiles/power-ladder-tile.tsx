import { LadderPicture } from './ladder-picture.tsx';

export function PowerLadderTile() {
  return (
    <LadderPicture ground="#2f2519" grid="#e9dcc6" pole="#cdb795" rest="#4b3d2b" rungs={[74, 108, 142]} />
  );
}
