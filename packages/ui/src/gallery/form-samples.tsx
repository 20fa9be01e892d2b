import { useState } from 'react';
import { Chip } from '../forms/chip.tsx';
import { ChipGroup } from '../forms/chip-group.tsx';
import { RadioCards } from '../forms/radio-cards.tsx';
import { SegmentedControl } from '../forms/segmented-control.tsx';
import { Card } from '../layout/card.tsx';
import { SectionHead } from '../layout/section-head.tsx';
import { TabLink } from '../tabs/tab-link.tsx';
import { TabLinks } from '../tabs/tab-links.tsx';
import { TabPanel } from '../tabs/tab-panel.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { FieldSamples } from './field-samples.tsx';
import styles from './gallery.module.css';
import { sample } from './sample-texts.ts';

const consents = sample.consents.map((label, at) => ({ value: String(at), label }));
const bonuses = sample.bonuses.map((bonus, at) => ({ ...bonus, value: String(at), disabled: at === 2 }));
const tabs = sample.tabs.map((label, at) => ({ value: String(at), label, count: at === 2 ? 38 : undefined }));

export function FormSamples() {
  const [sport, setSport] = useState(0);
  const [consent, setConsent] = useState('0');
  const [bonus, setBonus] = useState('1');
  const [tab, setTab] = useState('0');
  return (
    <section className={styles.section}>
      <SectionHead title={sample.forms} />
      <ChipGroup label={sample.forms} scroll>
        {sample.sports.map((name, at) => (
          <Chip key={name} pressed={at === sport} count={at * 14} onClick={() => setSport(at)}>
            {name}
          </Chip>
        ))}
        <Chip icon="star" pressed={false}>
          {sample.favourites}
        </Chip>
        <Chip disabled>{sample.disabled}</Chip>
      </ChipGroup>
      <TabLinks label={sample.forms} className={styles.stack}>
        <TabLink href="#gallery" current icon="soccer" count={64}>
          {sample.sports[1]}
        </TabLink>
        <TabLink href="#gallery" icon="basketball" count={28}>
          {sample.sports[2]}
        </TabLink>
      </TabLinks>
      <Tabs label={sample.data} tabs={tabs} value={tab} onChange={setTab} className={styles.stack}>
        {tabs.map(({ value }) => (
          <TabPanel key={value} value={value}>
            <p className={styles.stack}>{sample.panel}</p>
          </TabPanel>
        ))}
      </Tabs>
      <div className={styles.columns} style={{ marginTop: 20 }}>
        <FieldSamples />
        <Card as="div" padded className={styles.form}>
          <RadioCards label={sample.bonus} options={bonuses} value={bonus} onChange={setBonus} />
          <SegmentedControl label={sample.consent} options={consents} value={consent} onChange={setConsent} />
        </Card>
      </div>
    </section>
  );
}
