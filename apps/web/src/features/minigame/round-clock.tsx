import { useText } from '@hanpan/client';
import { minigameTexts } from '@hanpan/messages';
import { Countdown, TimeText, useTickingNow } from '@hanpan/ui';
import clsx from 'clsx';
import type { MiniRound, Phase } from './model.ts';
import styles from './round-clock.module.css';

const around = 2 * Math.PI * 45;

interface RoundClockProps {
  readonly round: MiniRound;
  readonly phase: Phase;
}

/** The time to the opening of the round, then to the close of betting, then to the draw, by the server's clock. */
export function RoundClock({ round, phase }: RoundClockProps) {
  const t = useText(minigameTexts);
  const nowMs = useTickingNow();
  const [opensMs, closesMs, drawsMs] = [round.opensAt, round.closesAt, round.drawsAt].map(Date.parse);
  if (opensMs === undefined || closesMs === undefined || drawsMs === undefined) return null;
  const isAhead = phase === 'ahead';
  const isOpen = phase === 'open';
  const [fromMs, untilMs] = isOpen ? [opensMs, closesMs] : [closesMs, drawsMs];
  // Since when its opening is awaited is not known: its ring is whole.
  const left = isAhead ? 1 : Math.min(1, Math.max(0, (untilMs - nowMs) / Math.max(1, untilMs - fromMs)));
  const label = t(isAhead ? 'minigame.untilOpen' : isOpen ? 'minigame.untilClose' : 'minigame.untilDraw');
  return (
    <div className={clsx(styles.clock, !isOpen && !isAhead && styles.late)}>
      <div className={styles.dial}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle className={styles.track} cx="50" cy="50" r="45" />
          <circle
            className={styles.left}
            cx="50"
            cy="50"
            r="45"
            strokeDasharray={`${left * around} ${around}`}
            transform="rotate(-90 50 50)"
          />
        </svg>
        <span className={styles.face}>
          {phase === 'drawing' ? (
            <b>{t('minigame.drawing')}</b>
          ) : (
            <>
              <small>{label}</small>
              <Countdown
                untilMs={isAhead ? opensMs : untilMs}
                label={label}
                urgentFromMs={isAhead ? 0 : 10_000}
              />
            </>
          )}
        </span>
      </div>
      <dl className={styles.times}>
        <div>
          <dt>{t('minigame.thisRound')}</dt>
          <dd>{t('minigame.round', { round: String(round.round) })}</dd>
        </div>
        {isAhead && (
          <div>
            <dt>{t('minigame.opensAt')}</dt>
            <dd>
              <TimeText atMs={opensMs} format="timeSeconds" />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('minigame.closesAt')}</dt>
          <dd>
            <TimeText atMs={closesMs} format="timeSeconds" />
          </dd>
        </div>
        <div>
          <dt>{t('minigame.drawsAt')}</dt>
          <dd>
            <TimeText atMs={drawsMs} format="timeSeconds" />
          </dd>
        </div>
      </dl>
    </div>
  );
}
