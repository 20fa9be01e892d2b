import { memo } from 'react';
import { Icon, SpinMark } from '../cabinet/icons.tsx';
import { lettersOf, Money } from '../cabinet/money.tsx';
import type { Translate } from '../messages/translate.ts';
import type { SlotController } from './slot-controller.ts';
import { fittingStake, type SlotView } from './view.ts';

interface ControlsProps {
  view: SlotView;
  t: Translate;
  controller: SlotController;
}

export function Controls({ view, t, controller }: ControlsProps) {
  return (
    <footer className="controls">
      <Purse isDemo={view.isDemo} balanceAmount={view.balanceAmount} t={t} />
      <StakeChooser
        stakes={view.game.stakeAmounts}
        stakeAmount={view.stakeAmount}
        isFree={view.phase === 'ready'}
        isReplay={view.mode === 'replay'}
        t={t}
        controller={controller}
      />
      <SpinButton view={view} t={t} onPress={() => controller.press()} />
    </footer>
  );
}

type PurseProps = Pick<SlotView, 'isDemo' | 'balanceAmount'> & { t: Translate };

const Purse = memo(({ isDemo, balanceAmount, t }: PurseProps) => (
  <div className="purse">
    <span className="caption">{t(isDemo ? 'label.playMoney' : 'label.balance')}</span>
    <span className="amount" data-testid="balance" style={lettersOf(balanceAmount ?? 0, t)}>
      {balanceAmount === null ? <small>{t('label.unknown')}</small> : <Money value={balanceAmount} t={t} />}
    </span>
  </div>
));

/** What the arrow keys do to the stake while one of its buttons has the focus. */
const keySteps: Readonly<Record<string, 1 | -1>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
};

interface StakeChooserProps extends Omit<ControlsProps, 'view'> {
  stakes: readonly number[];
  stakeAmount: number;
  isFree: boolean;
  isReplay: boolean;
}

const StakeChooser = memo(({ stakes, stakeAmount, isFree, isReplay, t, controller }: StakeChooserProps) => {
  const at = stakes.indexOf(stakeAmount);
  const step = (by: number) => {
    const next = stakes[at + by];
    if (next !== undefined) controller.chooseStake(next);
  };
  const shown = (
    <output>
      <span className="caption">{t('label.stake')}</span>
      <span className="amount" data-testid="stake">
        <Money value={stakeAmount} t={t} />
      </span>
    </output>
  );
  // What a round that is looked at again cost is a fact and no choice.
  if (isReplay) return <div className="stake-told">{shown}</div>;
  return (
    <fieldset
      className="stake"
      aria-label={t('label.stake')}
      onKeyDown={({ key }) => {
        if (isFree && key in keySteps) step(keySteps[key] ?? 0);
      }}
    >
      <button
        type="button"
        className="step"
        disabled={!isFree || at <= 0}
        onClick={() => step(-1)}
        aria-label={t('action.lessStake')}
      >
        <Icon name="minus" />
      </button>
      {shown}
      <button
        type="button"
        className="step"
        disabled={!isFree || at === -1 || at >= stakes.length - 1}
        onClick={() => step(1)}
        aria-label={t('action.moreStake')}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
});

function SpinButton({ view, t, onPress }: { view: SlotView; t: Translate; onPress: () => void }) {
  const canSkip = view.phase === 'showing';
  const canBegin = view.phase === 'ready';
  // Above the balance a press plays nothing: the button says to what it lowers the stake.
  const fitting = canBegin ? fittingStake(view) : undefined;
  return (
    <button
      type="button"
      data-spin
      data-testid="spin"
      className="spin"
      data-phase={view.phase}
      data-short={fitting !== undefined}
      aria-disabled={(!canSkip && !canBegin) || fitting === null}
      onClick={onPress}
      onKeyDown={(event) => {
        // A held key repeats; a new round needs a new press.
        if (event.repeat) event.preventDefault();
      }}
    >
      {canSkip ? <Icon name="skip" /> : fitting ? <Icon name="minus" /> : <SpinMark />}
      <span>
        {fitting
          ? t('action.lowerTo', { stake: fitting })
          : t(canSkip ? 'action.skip' : view.mode === 'replay' ? 'action.playAgain' : 'action.spin')}
      </span>
    </button>
  );
}
