import type { SlotInfo } from '../../../src/games/slot-api.ts';
import { CountUp } from '../cabinet/count-up.tsx';
import { Money } from '../cabinet/money.tsx';
import type { Translate } from '../messages/translate.ts';
import { symbolName } from './symbol-name.ts';
import type { Feature, SlotView, Ticker } from './view.ts';

interface TickerProps {
  view: SlotView;
  game: SlotInfo;
  t: Translate;
}

/** One line under the reels: the only place that tells how a round is going. */
export function TickerLine({ view, game, t }: TickerProps) {
  return (
    <div className="ticker">
      {/* Under a banner nothing stands: what it counts would be readable before it has been counted. */}
      {!view.banner && view.free && <FeatureLine feature={view.free} t={t} />}
      {isTold(view) && <TickerText view={view} game={game} t={t} />}
      <div className="sr-only" role="status">
        {view.result &&
          t('announce.result', {
            total: view.result.totalAmount,
            stake: view.result.stakeAmount,
          })}
      </div>
    </div>
  );
}

/** Trouble always; beside a feature's own line only what is named. */
function isTold({ banner, free, ticker, reconnecting, phase }: SlotView): boolean {
  if (reconnecting || phase === 'resolving') return true;
  return !banner && (free === null || ticker !== null);
}

function FeatureLine({ feature, t }: { feature: Feature; t: Translate }) {
  const { index, count, multiplier, runningAmount } = feature;
  return (
    <div className="free-state">
      {count === null ? (
        <span>{t('label.respinsLeft', { left: index })}</span>
      ) : (
        <span>{t('label.freeSpin', { index: Math.max(1, index), count })}</span>
      )}
      {count !== null && <Multiplier value={multiplier} t={t} />}
      <Money value={runningAmount} t={t} />
    </div>
  );
}

function Multiplier({ value, t }: { value: number; t: Translate }) {
  return (
    <span className="multiplier" key={value}>
      <span className="sr-only">{t('label.multiplier')} </span>×{value}
    </span>
  );
}

function TickerText({ view, game, t }: TickerProps) {
  const { ticker, result } = view;
  if (view.reconnecting) return <p className="hint alert">{t('hint.reconnecting')}</p>;
  if (view.phase === 'resolving') return <p className="hint alert">{t('hint.resolving')}</p>;
  if (ticker) {
    return (
      <p className="hint">
        {view.combo && view.combo.multiplier > 1 && <Multiplier value={view.combo.multiplier} t={t} />}{' '}
        {tickerText(ticker, game, t)}
        {ticker.amount !== null && (
          <>
            {' · '}
            <Money value={ticker.amount} t={t} />
          </>
        )}
      </p>
    );
  }
  if (result && result.tier !== 'none')
    return <ResultText key={result.roundId} view={view} game={game} t={t} />;
  if (result) return <p className="hint quiet">{t('hint.noWin')}</p>;
  const soFar = runningOf(view);
  if (soFar !== null) {
    return (
      <p className="hint">
        {soFar.multiplier > 1 && <Multiplier value={soFar.multiplier} t={t} />} {t('label.soFar')}{' '}
        <Money value={soFar.runningAmount} t={t} />
      </p>
    );
  }
  // A win is lit and about to be named: nothing else is said meanwhile.
  if (view.phase === 'showing') return <p className="hint" />;
  if (view.resumed && view.phase === 'spinning') return <p className="hint quiet">{t('label.resumed')}</p>;
  return <p className="hint quiet">{t(view.phase === 'spinning' ? 'hint.spinning' : 'hint.ready')}</p>;
}

/** Between two falls of a round: what it has won so far. */
function runningOf({ combo, phase }: SlotView): SlotView['combo'] {
  return phase === 'showing' && combo !== null && combo.runningAmount > 0 ? combo : null;
}

function tickerText(ticker: Ticker, { art }: SlotInfo, t: Translate): string {
  if (ticker.kind === 'more-spins') return t('label.moreSpins', { added: ticker.added });
  const symbol = symbolName(ticker.symbol, art, t);
  if (ticker.kind === 'line') return t('label.line', { line: ticker.line, symbol, count: ticker.count });
  if (ticker.kind === 'ways' && ticker.ways > 1) {
    return t('label.ways', { symbol, count: ticker.count, ways: ticker.ways });
  }
  return t('label.scatter', { symbol, count: ticker.count });
}

/** At or below the stake it is called a return, without colour or counting. */
function ResultText({ view, t }: TickerProps) {
  const { result } = view;
  if (!result) return null;
  if (result.tier === 'quiet') {
    return (
      <p className="hint">
        {t('label.returned')} <Money value={result.totalAmount} t={t} />
      </p>
    );
  }
  return (
    <p className="hint won">
      {t('label.win')}{' '}
      {result.tier === 'small' ? (
        <CountUp to={result.totalAmount} durationMs={700} t={t} />
      ) : (
        <Money value={result.totalAmount} t={t} />
      )}
    </p>
  );
}
