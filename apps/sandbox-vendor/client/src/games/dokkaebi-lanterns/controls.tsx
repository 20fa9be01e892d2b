import { memo } from 'react';
import type { LanternsInfo } from '../../../../src/games/dokkaebi-lanterns/play-api.ts';
import { Money } from '../../cabinet/money.tsx';
import { formatHundredths } from '../../messages/figures.ts';
import type { Translate, TranslateGame } from '../../messages/translate.ts';
import { Stepper } from '../../steps/stepper.tsx';
import type { StepsController, StepsView } from '../../steps/steps-controller.ts';
import { useWait } from '../../steps/use-wait.ts';
import type { BoardView } from './lanterns.ts';
import type { texts } from './messages.ts';

type Text = TranslateGame<keyof (typeof texts)['ko']>;

interface ControlsProps {
  view: StepsView;
  board: BoardView;
  game: LanternsInfo;
  mines: number;
  t: Translate;
  text: Text;
  controller: StepsController;
  onMines: (mines: number) => void;
}

export function Controls({ view, board, game, mines, t, text, controller, onMines }: ControlsProps) {
  return (
    <footer className="steps-controls">
      <p
        className="lanterns-status"
        role="status"
        data-state={board.state}
        data-won={isWon(board)}
        data-testid="status"
      >
        {isWon(board) ? <Won board={board} t={t} text={text} /> : statusOf(view, board, text)}
      </p>
      <Choices
        isFree={view.phase === 'ready' && view.mode === 'play' && !view.open}
        stakeAmount={view.open?.stakeAmount ?? view.stakeAmount}
        mines={view.open ? board.mines : mines}
        {...{ game, t, text, controller, onMines }}
      />
      <MainButton {...{ view, board, mines, t, text, controller }} />
      <div className="steps-purse">
        <span className="caption">{t(view.isDemo ? 'label.playMoney' : 'label.balance')}</span>
        <span className="amount" data-testid="balance">
          {view.balanceAmount === null ? t('label.unknown') : <Money value={view.balanceAmount} t={t} />}
        </span>
      </div>
    </footer>
  );
}

interface ChoicesProps
  extends Pick<ControlsProps, 'game' | 'mines' | 't' | 'text' | 'controller' | 'onMines'> {
  isFree: boolean;
  stakeAmount: number;
}

/** What a round is begun with; while one is played it stays as it is. */
const Choices = memo(({ isFree, stakeAmount, mines, game, t, text, controller, onMines }: ChoicesProps) => (
  <div className="steps-row">
    <Stepper
      label={t('label.stake')}
      lessLabel={t('action.lessStake')}
      moreLabel={t('action.moreStake')}
      values={game.stakeAmounts}
      value={stakeAmount}
      disabled={!isFree}
      show={(value) => <Money value={value} t={t} />}
      onChoose={(value) => controller.chooseStake(value)}
      testId="stake"
    />
    <Stepper
      label={text('mines')}
      lessLabel={text('fewer')}
      moreLabel={text('more')}
      values={game.ladders.map((ladder) => ladder.mines)}
      value={mines}
      disabled={!isFree}
      show={(count) => text('minesValue', { count })}
      onChoose={(count) => {
        controller.chooseStake(stakeAmount);
        onMines(count);
      }}
      testId="mines"
    />
  </div>
));

/** Where it was taken, and in large what came of it. */
function Won({ board, t, text }: Pick<ControlsProps, 'board' | 't' | 'text'>) {
  const multiplier = formatHundredths(board.worthHundredths, text.lang);
  return (
    <>
      <span>{text(board.ending === 'over' ? 'top' : 'taken', { multiplier })}</span>
      <strong>
        <Money value={worthOf(board)} t={t} />
      </strong>
    </>
  );
}

type MainButtonProps = Pick<ControlsProps, 'view' | 'board' | 'mines' | 't' | 'text' | 'controller'>;

/** Starts a round, and then takes what it has come to; a round that is looked at again is neither begun nor taken. */
function MainButton({ view, board, mines, t, text, controller }: MainButtonProps) {
  const waitSeconds = useWait(controller, view.ended !== null);
  if (view.mode === 'replay') return null;
  if (view.open) {
    const worthAmount = worthOf(board);
    return (
      <button
        type="button"
        className="steps-main"
        data-kind="take"
        data-testid="take"
        aria-disabled={!board.mayTake}
        onClick={() => void controller.stop()}
      >
        <span>{text('take')}</span>
        <strong>{board.picks > 0 ? <Money value={worthAmount} t={t} /> : '—'}</strong>
      </button>
    );
  }
  const canStart = view.phase === 'ready' && waitSeconds === 0;
  return (
    <button
      type="button"
      className="steps-main"
      data-testid="start"
      aria-disabled={!canStart}
      onClick={() => {
        if (canStart) void controller.begin(view.stakeAmount, { mines });
      }}
      onKeyDown={(event) => {
        // A held key repeats; a new round needs a new press.
        if (event.repeat) event.preventDefault();
      }}
    >
      {waitSeconds > 0 ? text('wait', { seconds: waitSeconds }) : text(view.ended ? 'again' : 'start')}
    </button>
  );
}

function statusOf(view: StepsView, board: BoardView, text: Text): string {
  if (view.phase === 'spinning') return text('opening');
  if (board.state === 'playing') {
    if (view.resumed) return text('resumed');
    const next = board.ladder[board.picks];
    if (board.picks === 0 || next === undefined) return text('pickOne');
    return `${text('now')} ×${formatHundredths(board.worthHundredths, text.lang)} · ${text('next')} ×${formatHundredths(next, text.lang)}`;
  }
  return board.state === 'over' ? endOf(board, text) : text('idle');
}

function endOf({ worthHundredths, stakeAmount, ending, picks }: BoardView, text: Text): string {
  if (worthHundredths === 0) return text('woken', { stake: stakeAmount });
  const multiplier = formatHundredths(worthHundredths, text.lang);
  const total = worthOf({ stakeAmount, worthHundredths });
  if (ending !== 'expired') return text('takenStake', { multiplier, total });
  return picks === 0 ? text('refunded', { total }) : text('expired', { multiplier, total });
}

function worthOf({ stakeAmount, worthHundredths }: Pick<BoardView, 'stakeAmount' | 'worthHundredths'>) {
  return Math.floor((stakeAmount * worthHundredths) / 100);
}

/** What is above the stake is a win, and shown as one. */
function isWon({ state, ending, worthHundredths }: BoardView): boolean {
  return state === 'over' && ending !== 'expired' && worthHundredths > 100;
}
