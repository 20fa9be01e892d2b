import { useText } from '@hanpan/client';
import { frameTexts, navigationTexts } from '@hanpan/messages';
import { EmptyState, LinkButton } from '@hanpan/ui';
import { AppLink } from '../app/app-link.tsx';
import type { PlainName } from '../app/urls.ts';

type About = Exclude<keyof typeof frameTexts, 'frame.meanwhile' | 'frame.partnerMeanwhile'>;

/** A screen that has its address, its words and a way on before it has its engine. */
export type FrameName = About extends `frame.${infer Name}` ? Name : never;

interface WayOn {
  readonly to: PlainName;
  readonly name: keyof typeof navigationTexts;
}

const games: readonly WayOn[] = [
  { to: 'slotLobby', name: 'navigation.title.slots' },
  { to: 'sport', name: 'navigation.title.sport' },
];
const forPartners: readonly WayOn[] = [{ to: 'give', name: 'navigation.title.give' }];
const forMembers: readonly WayOn[] = [{ to: 'main', name: 'navigation.title.main' }];

function waysOn(name: FrameName): readonly WayOn[] {
  if (/^(partner|distributor|newDistributor)/.test(name)) return forPartners;
  return name === 'support' || name === 'account' ? forMembers : games;
}

export function FramePage({ name }: { name: FrameName }) {
  const t = useText(frameTexts);
  const places = useText(navigationTexts);
  return (
    <EmptyState
      level={1}
      title={t('frame.meanwhile')}
      action={waysOn(name).map((way) => (
        <LinkButton key={way.to} as={AppLink} to={way.to}>
          {places(way.name as 'navigation.notice')}
        </LinkButton>
      ))}
    >
      {t(`frame.${name}`)}
    </EmptyState>
  );
}
