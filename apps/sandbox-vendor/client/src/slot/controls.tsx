import { Icon, SpinMark } from '../cabinet/icons.tsx';
import { Money } from '../cabinet/money.tsx';
import type { Translate } from '../messages/translate.ts';
import type { SlotController } from './slot-controller.ts';
import type { SlotView } from './view.ts';

interface ControlsProps {
  view: SlotView;
  t: Translate;
  controller: SlotController;
}

export function Controls({ view, t, controller }: ControlsProps) {
  return (
    <footer className="controls">
      <div className="purse">
        <span className="caption">{t(view.isDemo ? 'label.playMoney' : 'label.balance')}</span>
        <span className="amount" data-testid="balance">
          {view.balanceAmount === null ? (
            <small>{t('label.unknown')}</small>
          ) : (
            <Money value={view.balanceAmount} t={t} />
          )}
        </span>
      </div>
      <StakeChooser view={view} t={t} controller={controller} />
      <SpinButton view={view} t={t} onPress={() => controller.press()} />
    </footer>
  );
}

function StakeChooser({ view, t, controller }: ControlsProps) {
  const stakes = view.game.stakeAmounts;
  const at = stakes.indexOf(view.stakeAmount);
  const isFree = view.phase === 'ready' && view.mode === 'play';
  const step = (by: number) => {
    const next = stakes[at + by];
    if (next !== undefined) controller.chooseStake(next);
  };
  return (
    <fieldset className="stake" aria-label={t('label.stake')}>
      <button
        type="button"
        className="step"
        disabled={!isFree || at <= 0}
        onClick={() => step(-1)}
        aria-label={t('action.lessStake')}
      >
        <Icon name="minus" />
      </button>
      <output>
        <span className="caption">{t('label.stake')}</span>
        <span className="amount" data-testid="stake">
          <Money value={view.stakeAmount} t={t} />
        </span>
      </output>
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
}

function SpinButton({ view, t, onPress }: { view: SlotView; t: Translate; onPress: () => void }) {
  const canSkip = view.phase === 'showing';
  const canSpin = view.phase === 'ready' && view.mode === 'play';
  return (
    <button
      type="button"
      data-spin
      data-testid="spin"
      className="spin"
      data-phase={view.phase}
      aria-disabled={!canSkip && !canSpin}
      onClick={onPress}
      onKeyDown={(event) => {
        // A held key repeats; a new round needs a new press.
        if (event.repeat) event.preventDefault();
      }}
    >
      {canSkip ? <Icon name="skip" /> : <SpinMark />}
      <span>{t(canSkip ? 'action.skip' : 'action.spin')}</span>
    </button>
  );
}
