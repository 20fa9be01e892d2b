import { add, amount, type OddsMilli, oddsMilli } from '@hanpan/money';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Countdown } from '../data/countdown.tsx';
import { Elapsed } from '../data/elapsed.tsx';
import { TimeText } from '../data/time-text.tsx';
import { Card } from '../layout/card.tsx';
import { CardHeader } from '../layout/card-header.tsx';
import { SectionHead } from '../layout/section-head.tsx';
import { Money } from '../money/money.tsx';
import { OddsButton } from '../money/odds-button.tsx';
import { SuspendedCell } from '../money/suspended-cell.tsx';
import styles from './gallery.module.css';
import { sample } from './sample-texts.ts';

export function MoneySamples({ now }: { now: () => number }) {
  const [startedAtMs] = useState(now);
  const [balance, setBalance] = useState(amount(1_284_500));
  return (
    <section className={styles.section}>
      <SectionHead title={sample.money} />
      <div className={styles.columns}>
        <Card as="div" padded>
          <div className={styles.row}>
            <Money amount={balance} size="xl" countUp />
            <Money amount={amount(39_000)} signed />
            <Money amount={amount(-50_000)} tone="plain" signed />
            <Money amount={amount(0)} tone="plain" unit={null} />
          </div>
          <div className={styles.row}>
            <Button size="sm" onClick={() => setBalance(add(balance, amount(50_000)))}>
              {sample.credit}
            </Button>
          </div>
          <div className={styles.row}>
            <Countdown label={sample.untilClose} untilMs={startedAtMs + 106_000} size="lg" />
            <Countdown label={sample.untilClose} untilMs={startedAtMs + 8000} />
          </div>
          <div className={styles.row}>
            <Elapsed sinceMs={startedAtMs - 28_000} limitMs={300_000} />
            <Elapsed sinceMs={startedAtMs - 267_000} limitMs={300_000} />
            <Elapsed sinceMs={startedAtMs - 468_000} limitMs={300_000} />
          </div>
          <div className={styles.row}>
            <TimeText atMs={startedAtMs} format="dateTimeSeconds" zone />
            <TimeText atMs={startedAtMs} format="time" />
            <TimeText atMs={startedAtMs - 180_000} format="relative" />
          </div>
        </Card>
        <OddsSample />
      </div>
    </section>
  );
}

function OddsSample() {
  const [home, setHome] = useState<OddsMilli>(oddsMilli(2640));
  const [chosen, setChosen] = useState(true);
  const changePrice = () => setHome(oddsMilli(home > 2400 ? 2380 : 2710));
  return (
    <Card as="div">
      <CardHeader
        title={sample.consent}
        level={3}
        actions={
          <Button size="sm" onClick={changePrice}>
            {sample.changePrice}
          </Button>
        }
      />
      <div className={styles.odds} style={{ padding: 12 }}>
        <OddsButton
          layout="column"
          label={sample.home}
          odds={home}
          selected={false}
          onToggle={() => undefined}
        />
        <OddsButton
          layout="column"
          label={sample.draw}
          odds={oddsMilli(2180)}
          selected={chosen}
          onToggle={() => setChosen(!chosen)}
        />
        <OddsButton
          layout="column"
          label={sample.away}
          odds={oddsMilli(3750)}
          selected={false}
          onToggle={() => undefined}
          suspendedReason={sample.suspendedReason}
        />
        <OddsButton label={sample.over} odds={home} selected={false} onToggle={() => undefined} />
        <OddsButton label={sample.over} odds={home} selected onToggle={() => undefined} />
        <OddsButton
          label={sample.draw}
          odds={home}
          selected
          onToggle={() => undefined}
          suspendedReason={sample.suspendedReason}
        />
      </div>
      <div style={{ padding: '0 12px 12px' }}>
        <SuspendedCell reason={sample.waiting} />
      </div>
    </Card>
  );
}
