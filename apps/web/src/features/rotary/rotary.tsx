import { useText } from '@hanpan/client';
import { FailureNotice, Loaded } from '@hanpan/kit';
import { rotaryTexts } from '@hanpan/messages';
import { Badge, Button, Card, CardHeader, Icon, NightFair, SectionHead, Skeleton } from '@hanpan/ui';
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
  const t = useText(rotaryTexts);
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
              <div className={styles.side}>
                <Turning wheel={wheel} />
                <HowItWorks />
              </div>
              <div className={styles.side}>
                <PrizeList wheel={wheel} />
                <Chances wheel={wheel} />
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
  const t = useText(rotaryTexts);
  const slices = useMemo(() => slicesOf(wheel.prizes), [wheel.prizes]);
  const { turnedBy, result, isBusy, isTurning, failure, spin, skip, sound } = useSpin(slices);
  const { left } = wheel.spins;
  return (
    <Card aria-label={t('reward.rotary.title')} className={styles.stage} data-night="">
      <NightFair className={styles.sky} />
      <Button
        variant="text"
        size="sm"
        className={styles.sound}
        aria-pressed={sound.isOn}
        onClick={() => sound.switchTo(!sound.isOn)}
      >
        <Icon name={sound.isOn ? 'soundOn' : 'soundOff'} size={16} />
        {t(sound.isOn ? 'reward.rotary.soundOn' : 'reward.rotary.soundOff')}
      </Button>
      <WheelPicture
        prizes={wheel.prizes}
        slices={slices}
        turnedBy={turnedBy}
        isTurning={isTurning}
        landed={result?.prizeIndex}
      />
      {result && result.points > 0 && <Petals key={result.spinIdx} />}
      <div className={styles.counter}>
        <div className={styles.result} role="status">
          {result ? (
            <ResultWords spin={result} left={left} />
          ) : (
            <Waiting wheel={wheel} isTurning={isTurning} />
          )}
        </div>
        <FailureNotice failure={failure} />
        {isTurning ? (
          <Button size="lg" block onClick={skip}>
            {t('reward.rotary.skip')}
          </Button>
        ) : (
          <Button
            variant="filled"
            size="lg"
            block
            busy={isBusy}
            disabled={left === 0 && !isBusy}
            onClick={spin}
          >
            {t(result && left > 0 ? 'reward.rotary.again' : 'reward.rotary.spin')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Before a turn: how many there are; while it turns: that its result is fixed already. */
function Waiting({ wheel: { spins }, isTurning }: { wheel: Wheel; isTurning: boolean }) {
  const t = useText(rotaryTexts);
  if (isTurning) {
    return (
      <>
        <b>{t('reward.rotary.spinning')}</b>
        <p>{t('reward.rotary.spinningNote')}</p>
      </>
    );
  }
  return <b>{spins.left > 0 ? t('reward.rotary.left', { count: spins.left }) : t('reward.rotary.none')}</b>;
}

/** No prize is said plainly: no fanfare, no "almost". */
function ResultWords({ spin: { points }, left }: { spin: Spin; left: number }) {
  const t = useText(rotaryTexts);
  return (
    <>
      <b>{points > 0 ? t('reward.rotary.won', { points }) : t('reward.rotary.blank')}</b>
      <p>{left > 0 ? t('reward.rotary.left', { count: left }) : t('reward.rotary.none')}</p>
    </>
  );
}

const petals = Array.from({ length: 18 }, (_, at) => at);

/** Petals fall for a prize, once; under reduced motion there are none. */
function Petals() {
  return (
    <span className={styles.petals} aria-hidden="true">
      {petals.map((at) => (
        <span key={at} style={{ left: `${(at * 37) % 100}%`, animationDelay: `${(at % 6) * 0.14}s` }} />
      ))}
    </span>
  );
}

/** Where turns come from, and how many of each are left. */
function Chances({ wheel }: { wheel: Wheel }) {
  const t = useText(rotaryTexts);
  const { spins, freePerDay, depositPerTicket, maxTicketsPerDay } = wheel;
  const leftOf = (count: number) => (
    <Badge size="sm" kind={count > 0 ? 'done' : 'plain'}>
      {t('reward.rotary.leftShort', { count })}
    </Badge>
  );
  return (
    <Card aria-label={t('reward.rotary.chanceTitle')}>
      <CardHeader title={t('reward.rotary.chanceTitle')} />
      <ul className={styles.turns}>
        {freePerDay > 0 && (
          <li>
            <span>{t('reward.rotary.free', { count: freePerDay })}</span>
            {leftOf(spins.freeLeft)}
          </li>
        )}
        {depositPerTicket !== null && (
          <li>
            <span>{t('reward.rotary.tickets', { amount: depositPerTicket, most: maxTicketsPerDay })}</span>
            {leftOf(spins.tickets)}
          </li>
        )}
      </ul>
    </Card>
  );
}

/** How it is drawn and where the points go, before anybody asks. */
function HowItWorks() {
  const t = useText(rotaryTexts);
  return (
    <Card as="section" aria-label={t('reward.rotary.how')} className={styles.how}>
      {(['Chance', 'Paid'] as const).map((part) => (
        <div key={part}>
          <h3>{t(`reward.rotary.how${part}`)}</h3>
          <p>{t(`reward.rotary.how${part}Body`)}</p>
        </div>
      ))}
    </Card>
  );
}
