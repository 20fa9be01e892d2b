import type { View } from '../game/view.ts';
import type { Translate } from '../messages.ts';
import { CountUp } from './count-up.tsx';
import { formatWon, Money } from './money.tsx';

interface TickerProps {
  view: View;
  t: Translate;
}

/** One line under the reels: the only place that tells how a round is going. */
export function TickerLine({ view, t }: TickerProps) {
  return (
    <div className="ticker">
      {view.free && (
        <div className="free-state">
          <span>{t('label.freeSpin', { index: Math.max(1, view.free.index), count: view.free.count })}</span>
          <span className="multiplier" key={view.free.multiplier}>
            <span className="sr-only">{t('label.multiplier')} </span>×{view.free.multiplier}
          </span>
          <Money value={view.free.runningAmount} t={t} />
        </div>
      )}
      {!view.free && <TickerText view={view} t={t} />}
      <div className="sr-only" role="status">
        {view.result &&
          t('announce.result', {
            total: formatWon(view.result.totalAmount),
            stake: formatWon(view.result.stakeAmount),
          })}
      </div>
    </div>
  );
}

function TickerText({ view, t }: TickerProps) {
  const { ticker, result } = view;
  if (view.reconnecting) return <p className="hint alert">{t('hint.reconnecting')}</p>;
  if (view.phase === 'resolving') return <p className="hint alert">{t('hint.resolving')}</p>;
  if (ticker?.kind === 'line') {
    const symbol = t(`symbol.${ticker.symbol}`);
    return (
      <p className="hint">
        {t('label.line', { line: ticker.line, symbol, count: ticker.count })} ·{' '}
        <Money value={ticker.amount} t={t} />
      </p>
    );
  }
  if (ticker) {
    return (
      <p className="hint">
        {t('label.scatter', { count: ticker.count })} · <Money value={ticker.amount} t={t} />
      </p>
    );
  }
  if (result && result.tier !== 'none') return <ResultText key={result.roundId} view={view} t={t} />;
  if (result) return <p className="hint quiet">{t('hint.noWin')}</p>;
  return <p className="hint quiet">{t(view.phase === 'spinning' ? 'hint.spinning' : 'hint.ready')}</p>;
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
      {t('label.win')} <CountUp to={result.totalAmount} durationMs={700} t={t} />
    </p>
  );
}
