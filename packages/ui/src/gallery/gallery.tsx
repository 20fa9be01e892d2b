import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { SectionHead } from '../layout/section-head.tsx';
import { SkipLink } from '../layout/skip-link.tsx';
import { ToastHost } from '../overlays/toast-host.tsx';
import { ActionSamples } from './action-samples.tsx';
import { ArtSamples } from './art-samples.tsx';
import { DataSamples } from './data-samples.tsx';
import { FeedbackSamples } from './feedback-samples.tsx';
import { FormSamples } from './form-samples.tsx';
import styles from './gallery.module.css';
import { MoneySamples } from './money-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { SampleProvider } from './sample-provider.tsx';
import { sample } from './sample-texts.ts';

/** Every primitive in every state. `now` is an argument, so that a picture of it can be repeated. */
export function Gallery({ now = Date.now }: { now?: () => number }) {
  const [light, setLight] = useState(() => document.documentElement.dataset.theme === 'light');
  const changeTheme = () => {
    document.documentElement.dataset.theme = light ? 'dark' : 'light';
    setLight(!light);
  };
  return (
    <SampleProvider now={now}>
      <SkipLink targetId="gallery">{sample.skip}</SkipLink>
      <main id="gallery" tabIndex={-1} className={styles.gallery}>
        <SectionHead
          level={1}
          title={sample.title}
          actions={
            <Button icon={light ? 'moon' : 'sun'} aria-pressed={light} onClick={changeTheme}>
              {sample.theme}
            </Button>
          }
        />
        <ActionSamples />
        <MoneySamples now={now} />
        <FormSamples />
        <FeedbackSamples />
        <OverlaySamples />
        <DataSamples now={now} />
        <ArtSamples />
      </main>
      <ToastHost />
    </SampleProvider>
  );
}
