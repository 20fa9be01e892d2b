import { LadderPicture } from './ladder-picture.tsx';

export function KenoLadderTile() {
  return (
    <LadderPicture ground="#2f1a35" grid="#e6cfee" pole="#b79ac0" rest="#4b3053" rungs={[70, 94, 122, 146]} />
  );
}
