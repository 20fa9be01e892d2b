import { useText } from '@hanpan/client';
import { frameTexts, pageTitleTexts } from '@hanpan/messages';
import type { GameFamily } from '@hanpan/ui';
import type { TitleKey } from '../app/route-meta.ts';
import { OpenNow, PartnerWays } from '../features/preview/open-now.tsx';
import { Preview } from '../features/preview/preview.tsx';

/** A screen that has its address, its words and a way on before it has its engine. */
export type FrameName = keyof typeof frameTexts extends `frame.${infer Name}` ? Name : never;

const arts: Partial<Record<FrameName, GameFamily>> = {
  esports: 'esports',
  virtualGame: 'virtual',
  fishing: 'fishing',
};

export function FramePage({ name, titleKey }: { name: FrameName; titleKey: TitleKey }) {
  const t = useText(frameTexts);
  const title = useText(pageTitleTexts);
  const art = arts[name];
  return (
    <Preview title={title(titleKey)} art={art} below={art === undefined ? <PartnerWays /> : <OpenNow />}>
      {t(`frame.${name}`)}
    </Preview>
  );
}
