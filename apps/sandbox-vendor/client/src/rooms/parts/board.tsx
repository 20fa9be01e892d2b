import { formatDecimal } from '@hanpan/money';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import type { RoomInfo } from '../../../../src/rooms/room-api.ts';
import { formatNumber } from '../../messages/figures.ts';
import type { Lang } from '../../messages/texts.ts';
import { shortAmount } from '../amounts.ts';
import { Chip, chipStep } from '../art/chip.tsx';
import { Die } from '../art/die.tsx';
import { type Direction, type Layout, neighbour, type Spot } from '../bet-layout.ts';
import { betName } from '../bet-names.ts';
import type { TranslateRoom } from '../messages/texts.ts';

export interface BoardProps {
  layout: Layout;
  info: RoomInfo;
  lang: Lang;
  t: TranslateRoom;
  own: Readonly<Record<string, number>>;
  laid: Readonly<Record<string, number>>;
  totals: Readonly<Record<string, number>>;
  /** Bets that returned more than the stake, once the result is plain to see. */
  won: ReadonlySet<string> | null;
  /** What the player's own bets returned, from then on. */
  returned: Readonly<Record<string, number>>;
  open: boolean;
  onLay: (bet: string) => void;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The betting layout: every bet is a button. One is in the tab order; the arrow keys lead to the others. */
export function Board(props: BoardProps) {
  const { layout, t } = props;
  const board = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(layout.spots[0]?.bet ?? '');
  const follow = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    const from = layout.spots.find(({ bet }) => bet === current);
    const next = direction && from && neighbour(layout.spots, from, direction);
    if (!next) return;
    event.preventDefault();
    setCurrent(next.bet);
    board.current?.querySelector<HTMLButtonElement>(`[data-bet="${next.bet}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a positioned frame of buttons.
    <div
      ref={board}
      className="board"
      role="group"
      aria-label={t('board')}
      onKeyDown={follow}
      style={boardRatio(layout)}
    >
      {layout.heads?.map((head) => (
        <span
          key={head.bet}
          className="board-head"
          data-tone={head.tone}
          aria-hidden="true"
          style={placeOf(head, layout)}
        >
          {betName(head.bet, t)}
        </span>
      ))}
      {layout.spots.map((spot) => (
        <SpotButton
          key={spot.bet}
          spot={spot}
          isCurrent={spot.bet === current}
          onFocus={setCurrent}
          {...props}
        />
      ))}
    </div>
  );
}

/** The style sheet may choose another one, so it is handed over by name. */
function boardRatio({ width, height }: Layout): CSSProperties {
  return { '--board-ratio': `${width} / ${height}` } as CSSProperties;
}

function placeOf({ x, y, w, h }: Omit<Spot, 'bet' | 'tone'>, { width, height }: Layout): CSSProperties {
  const share = (value: number, of: number) => `${(value / of) * 100}%`;
  return { left: share(x, width), top: share(y, height), width: share(w, width), height: share(h, height) };
}

interface SpotProps extends BoardProps {
  spot: Spot;
  isCurrent: boolean;
  onFocus: (bet: string) => void;
}

function SpotButton({
  spot,
  isCurrent,
  onFocus,
  layout,
  info,
  lang,
  t,
  own,
  laid,
  totals,
  won,
  returned,
  open,
  onLay,
}: SpotProps) {
  const { bet } = spot;
  const mine = (own[bet] ?? 0) + (laid[bet] ?? 0);
  const backAmount = returned[bet] ?? 0;
  const pays = formatDecimal(info.bets.find(({ id }) => id === bet)?.pays ?? '', lang);
  const label = { bet: betName(bet, t), pays, own: mine, total: totals[bet] ?? 0 };
  return (
    <button
      type="button"
      className="spot"
      data-bet={bet}
      data-tone={spot.tone}
      data-kind={spot.kind ?? 'field'}
      data-won={won?.has(bet) ?? false}
      data-narrow={spot.w * 4 <= layout.width}
      data-laid={(laid[bet] ?? 0) > 0}
      aria-label={t('spotLabel', label)}
      aria-disabled={!open}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={() => onFocus(bet)}
      onClick={() => onLay(bet)}
      style={placeOf(spot, layout)}
    >
      {spot.kind !== 'seam' && (
        <SpotFace
          bet={bet}
          pays={pays}
          total={totals[bet] ?? 0}
          hasRoom={spot.w * 4 > layout.width}
          lang={lang}
          t={t}
        />
      )}
      {backAmount > 0 && (
        <span className={`${won?.has(bet) ? 'spot-won' : 'spot-back'} num`}>
          {formatNumber(backAmount, lang)}
        </span>
      )}
      {mine > 0 && (
        <span className="spot-chip">
          <Chip step={chipStep(info.limits.chips, mine)} text={shortAmount(mine, lang)} />
        </span>
      )}
    </button>
  );
}

interface FaceProps {
  bet: string;
  pays: string;
  total: number;
  /** Room for two words side by side. */
  hasRoom: boolean;
  lang: Lang;
  t: TranslateRoom;
}

function SpotFace({ bet, pays, total, hasRoom, lang, t }: FaceProps) {
  const dice = diceOf(bet);
  const isNumber = bet.startsWith('straight-');
  return (
    <>
      {bet.startsWith('four-') && <span className="spot-word">{t('threeOfFour')}</span>}
      {dice ? (
        <DiceRow dice={dice} />
      ) : (
        <span className="spot-name">{isNumber ? bet.slice(9) : shortName(bet, hasRoom, t)}</span>
      )}
      {!isNumber && <span className="spot-pays num">{shortPays(pays)}</span>}
      {total > 0 && !isNumber && <span className="spot-total num">{shortAmount(total, lang)}</span>}
    </>
  );
}

/** Bets on dice show dice. */
function diceOf(bet: string): number[] | undefined {
  const [, kind = '', faces = ''] = /^(single|double|triple|two|three|double-and)-(\d+)$/.exec(bet) ?? [];
  const count = { single: 1, double: 2, triple: 3 }[kind];
  if (count !== undefined) return Array.from({ length: count }, () => Number(faces));
  return kind === '' ? undefined : [...faces].map(Number);
}

function DiceRow({ dice }: { dice: readonly number[] }) {
  return (
    <svg className="spot-dice" viewBox={`0 0 ${dice.length * 34} 36`} aria-hidden="true">
      {dice
        .map((face, index) => [face, index] as const)
        .map(([face, place]) => (
          <g key={place} transform={`translate(${17 + place * 34} 18)`}>
            <Die face={face} size={30} />
          </g>
        ))}
    </svg>
  );
}

function shortName(bet: string, hasRoom: boolean, t: TranslateRoom): string {
  const [side = '', cardBet] = bet.split('-');
  // In one row with the other five of its side a card's bet needs no more than its own word.
  if (
    !hasRoom &&
    (side === 'dragon' || side === 'tiger') &&
    cardBet &&
    !['player', 'banker'].includes(cardBet)
  )
    return betName(cardBet, t);
  if (bet.startsWith('four-')) return [...bet.slice(5)].join('·');
  return bet.startsWith('total-') ? bet.slice(6) : betName(bet, t);
}

/** Several pays stand together in front of the one that they are to: 1·2·3 : 1. */
function shortPays(pays: string): string {
  return `${pays.replaceAll(':1', '').replaceAll(' · ', '·')} : 1`;
}
