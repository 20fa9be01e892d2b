import { useEffect, useRef } from 'react';
import type { SynthSound } from '../../sound.ts';
import type { BoardView } from './lanterns.ts';

/** A note for every lit lantern, a gong for a dokkaebi; a return that is not above the stake is silent. */
export function useLanternSounds(board: BoardView, sound: SynthSound): void {
  const before = useRef(board);
  useEffect(() => {
    const { picks, state } = before.current;
    before.current = board;
    if (board.state === 'playing' && state === 'playing' && board.picks > picks) sound.lantern(board.picks);
    if (board.state !== 'over' || state === 'over') return;
    if (board.worthHundredths === 0) sound.gong();
    else if (board.totalAmount > board.stakeAmount) {
      sound.win(board.worthHundredths < 1000 ? 'small' : 'big');
    }
  }, [board, sound]);
}
