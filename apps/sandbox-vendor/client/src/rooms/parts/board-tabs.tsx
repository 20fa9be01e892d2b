import { shortAmount } from '../amounts.ts';
import type { Layout } from '../bet-layout.ts';
import type { TranslateRoom } from '../messages/texts.ts';

interface BoardTabsProps {
  boards: readonly Layout[];
  board: number;
  own: Readonly<Record<string, number>>;
  laid: Readonly<Record<string, number>>;
  t: TranslateRoom;
  onChoose: (board: number) => void;
}

/** Which layout is shown. What the player has on each is said on its tab: chips on the other one are out of sight. */
export function BoardTabs({ boards, board, own, laid, t, onChoose }: BoardTabsProps) {
  return (
    <nav className="board-tabs">
      {(['boardMain', 'boardMore'] as const).map((key, index) => {
        const bets = boards[index]?.spots ?? [];
        const mine = bets.reduce((sum, { bet }) => sum + (own[bet] ?? 0) + (laid[bet] ?? 0), 0);
        return (
          <button key={key} type="button" aria-pressed={index === board} onClick={() => onChoose(index)}>
            {t(key)}
            {mine > 0 && <em className="num">{shortAmount(mine, t.lang)}</em>}
          </button>
        );
      })}
    </nav>
  );
}
