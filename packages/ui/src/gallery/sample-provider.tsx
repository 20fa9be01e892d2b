import type { ReactNode } from 'react';
import { UiProvider } from '../provider/ui-provider.tsx';
import { sampleUiTexts } from './sample-texts.ts';

export interface SampleProviderProps {
  now?: (() => number) | undefined;
  children: ReactNode;
}

/** What an app's shell provides, with the sample texts, for the gallery and for tests. */
export function SampleProvider({ now = Date.now, children }: SampleProviderProps) {
  return (
    <UiProvider texts={sampleUiTexts} locale="ko" timeZone="Asia/Seoul" now={now}>
      {children}
    </UiProvider>
  );
}
