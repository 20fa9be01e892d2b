import { memo, useState } from 'react';
import type { CatchInfo } from '../../../../src/games/moonlit-catch/play-api.ts';
import { Money } from '../../cabinet/money.tsx';
import type { Translate, TranslateGame } from '../../messages/translate.ts';
import { Stepper } from '../../steps/stepper.tsx';
import type { StepsController, StepsView } from '../../steps/steps-controller.ts';
import { useWait } from '../../steps/use-wait.ts';
import { eventOf, isSettling, type MagazineView } from './magazine.ts';
import type { texts } from './messages.ts';
import type { Hunt } from './use-hunt.ts';

type Text = TranslateGame<keyof (typeof texts)['ko']>;

interface ControlsProps {
  view: StepsView;
  magazine: MagazineView | null;
  hunt: Hunt;
  game: CatchInfo;
  t: Translate;
  text: Text;
  controller: StepsController;
}

export function Controls({ view, magazine, hunt, game, t, text, controller }: ControlsProps) {
  const [bullet, setBullet] = useState(game.bulletAmounts[1] ?? 0);
  const [size, setSize] = useState(game.magazineSizes[0] ?? 0);
  const isFree = view.phase === 'ready' && !view.open;
  return (
    <footer className="catch-controls">
      <p className="catch-word" role="status" data-kind={hunt.word.kind} data-testid="word">
        {wordOf(view, magazine, hunt, game, text)}
      </p>
      <Purse isDemo={view.isDemo} balanceAmount={view.balanceAmount} t={t} />
      {magazine ? (
        <Loaded {...{ magazine, t, text }} />
      ) : (
        <div className="steps-row">
          <Stepper
            label={text('bullet')}
            lessLabel={text('cheaper')}
            moreLabel={text('dearer')}
            values={game.bulletAmounts}
            value={bullet}
            disabled={!isFree}
            show={(value) => <Money value={value} t={t} />}
            onChoose={setBullet}
            testId="bullet"
          />
          <Stepper
            label={text('magazine')}
            lessLabel={text('smaller')}
            moreLabel={text('larger')}
            values={game.magazineSizes}
            value={size}
            disabled={!isFree}
            show={(count) => text('bullets', { count })}
            onChoose={setSize}
            testId="size"
          />
        </div>
      )}
      {hunt.trouble === 'idle' ? (
        <button type="button" className="steps-main" data-testid="come-back" onClick={hunt.comeBack}>
          {text('comeBack')}
        </button>
      ) : (
        <LoadButton
          {...{ view, bullet, size, t, text, controller }}
          loaded={magazine === null ? 'no' : isSettling(magazine) ? 'settling' : 'yes'}
        />
      )}
    </footer>
  );
}

/** A shot costs nothing here: its bullet was paid for with the magazine. */
const Purse = memo(
  ({ isDemo, balanceAmount, t }: Pick<StepsView, 'isDemo' | 'balanceAmount'> & { t: Translate }) => (
    <div className="catch-purse">
      <span className="caption">{t(isDemo ? 'label.playMoney' : 'label.balance')}</span>
      <span className="amount" data-testid="balance">
        {balanceAmount === null ? t('label.unknown') : <Money value={balanceAmount} t={t} />}
      </span>
    </div>
  ),
);

function Loaded({ magazine, t, text }: { magazine: MagazineView; t: Translate; text: Text }) {
  return (
    <div className="catch-loaded">
      <div>
        <span className="caption">{text('left')}</span>
        <strong data-testid="left">
          {magazine.left}
          <small>/{magazine.size}</small>
        </strong>
      </div>
      <progress value={magazine.left} max={magazine.size} aria-label={text('left')} />
      <div>
        <span className="caption">{text('caught')}</span>
        <strong data-testid="caught">
          <Money value={magazine.paid * magazine.bulletAmount} t={t} />
        </strong>
      </div>
    </div>
  );
}

interface LoadButtonProps {
  view: StepsView;
  /** `settling`: all is fired, and the round does not say so yet. */
  loaded: 'no' | 'yes' | 'settling';
  bullet: number;
  size: number;
  t: Translate;
  text: Text;
  controller: StepsController;
}

/** Loads a magazine, and gives back what is left of it. */
const LoadButton = memo(({ view, loaded, bullet, size, t, text, controller }: LoadButtonProps) => {
  const waitSeconds = useWait(controller, view.ended !== null);
  if (loaded !== 'no') {
    const canGiveBack = loaded === 'yes';
    return (
      <button
        type="button"
        className="steps-main"
        data-kind="take"
        data-testid="give-back"
        aria-disabled={view.busy || !canGiveBack}
        onClick={() => {
          if (canGiveBack) void controller.stop();
        }}
      >
        {text(canGiveBack ? 'giveBack' : 'settling')}
      </button>
    );
  }
  const canLoad = view.phase === 'ready' && waitSeconds === 0;
  const load = () => {
    if (canLoad) void controller.begin(bullet * size, { bulletAmount: bullet, size });
  };
  return (
    <button
      type="button"
      className="steps-main"
      data-testid="load"
      aria-disabled={!canLoad}
      onClick={load}
      onKeyDown={(event) => {
        // A held key repeats; a new magazine needs a new press.
        if (event.repeat) event.preventDefault();
      }}
    >
      {waitSeconds > 0 ? (
        text('wait', { seconds: waitSeconds })
      ) : (
        <>
          <span>{text(view.phase === 'spinning' ? 'loading' : 'load')}</span>
          <strong>
            <Money value={bullet * size} t={t} />
          </strong>
        </>
      )}
    </button>
  );
});

function wordOf(
  view: StepsView,
  magazine: MagazineView | null,
  { trouble, word }: Hunt,
  game: CatchInfo,
  text: Text,
): string {
  if (trouble) return text(trouble, { minutes: game.seatIdleMs / 60_000 });
  if (!magazine) {
    const event = eventOf(view.ended);
    const total = view.ended?.book.totalAmount ?? 0;
    if (event) return text(event.ending === 'expired' ? 'expired' : 'ended', { total });
    return text('loadFirst');
  }
  if (isSettling(magazine)) return text('allFired');
  if (view.resumed && word.kind === 'none') return text('resumed');
  switch (word.kind) {
    case 'hit': {
      const fish = game.fish.find(({ name }) => name === word.fish);
      return text('hit', { fish: fish ? text(`fish.${fish.name}`) : '', amount: word.amount });
    }
    case 'too-fast':
      return text('tooFast', { count: game.shotsPerSecond });
    case 'none':
      return text('aim');
    default:
      return text(word.kind);
  }
}
