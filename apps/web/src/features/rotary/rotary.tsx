import { useText } from '@hanpan/client';
import { FailureNotice, Loaded } from '@hanpan/kit';
import { rewardTexts } from '@hanpan/messages';
import { Button, Card, SectionHead, Skeleton } from '@hanpan/ui';
import { useMemo } from 'react';
import { ClosedReward } from '../../app/closed-reward.tsx';
import { type Spin, slicesOf, type Wheel } from './model.ts';
import { PrizeList } from './prize-list.tsx';
import styles from './rotary.module.css';
import { SpinHistory } from './spin-history.tsx';
import { useSpin, useWheel } from './use-spin.ts';
import { WheelPicture } from './wheel.tsx';

/** The prize wheel: every prize and its chance is shown beside it before it is turned. */
export function Rotary() {
  const t = useText(rewardTexts);
  const query = useWheel();
  return (
    <div className={styles.frame}>
      <SectionHead level={1} title={t('reward.rotary.title')} note={t('reward.rotary.lead')} />
      <Loaded
        query={query}
        errorTitle={t('reward.rotary.errorTitle')}
        skeleton={
          <div className={styles.columns}>
            <Skeleton height="480px" />
            <Skeleton height="300px" />
          </div>
        }
      >
        {(wheel) =>
          wheel.open === 'N' ? (
            <ClosedReward />
          ) : (
            <div className={styles.columns}>
              <Turning wheel={wheel} />
              <div className={styles.side}>
                <PrizeList wheel={wheel} />
                <SpinHistory spins={wheel.history} />
              </div>
            </div>
          )
        }
      </Loaded>
    </div>
  );
}

function Turning({ wheel }: { wheel: Wheel }) {
  const t = useText(rewardTexts);
  const slices = useMemo(() => slicesOf(wheel.prizes), [wheel.prizes]);
  const { turnedBy, result, isBusy, failure, spin } = useSpin(slices);
  const { left } = wheel.spins;
  return (
    <Card aria-label={t('reward.rotary.title')} className={styles.turning}>
      <WheelPicture prizes={wheel.prizes} slices={slices} turnedBy={turnedBy} />
      <p className={styles.result} role="status">
        {result && <ResultWords spin={result} />}
      </p>
      <FailureNotice failure={failure} />
      <Button variant="filled" size="lg" block busy={isBusy} disabled={left === 0 && !isBusy} onClick={spin}>
        {t(isBusy ? 'reward.rotary.spinning' : 'reward.rotary.spin')}
      </Button>
      <Turns wheel={wheel} />
    </Card>
  );
}

/** No prize is said plainly: no fanfare, no "almost". */
function ResultWords({ spin: { points } }: { spin: Spin }) {
  const t = useText(rewardTexts);
  return points > 0 ? <b>{t('reward.rotary.won', { points })}</b> : t('reward.rotary.blank');
}

function Turns({ wheel: { spins, freePerDay, depositPerTicket } }: { wheel: Wheel }) {
  const t = useText(rewardTexts);
  return (
    <ul className={styles.turns}>
      <li className={styles.left}>
        {spins.left > 0 ? t('reward.rotary.left', { count: spins.left }) : t('reward.rotary.none')}
      </li>
      {freePerDay > 0 && <li>{t('reward.rotary.free', { count: freePerDay })}</li>}
      {depositPerTicket !== null && <li>{t('reward.rotary.tickets', { amount: depositPerTicket })}</li>}
    </ul>
  );
}
