import { useText } from '@hanpan/client';
import { typedWords } from '@hanpan/messages';
import { Suspense, useMemo } from 'react';
import { readLayoutKind } from '../app/layout.ts';
import { usePopups } from '../app/popups.ts';
import { preloadable } from '../app/preloadable.tsx';
import { resolveTarget } from '../app/urls.ts';
import { menuWords } from './menu-words.ts';
import {
  gameEntries,
  guestEntries,
  guideEntries,
  memberEntries,
  partnerEntries,
  type SideEntry,
} from './side-entries.ts';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';
import { useViewer } from './use-viewer.ts';

const Dialog = preloadable(async () => (await import('../pages/site-search-dialog.tsx')).SiteSearchDialog);

export const preloadSearch = () => Dialog.preload();

/** What the menus of every kind of reader lead to, money first. */
const entries: readonly SideEntry[] = [
  ...guestEntries,
  ...memberEntries,
  ...gameEntries,
  { to: 'csCenter', name: 'navigation.csCenter', icon: 'headset' },
  ...guideEntries,
  { to: 'fair', name: 'navigation.title.fair', icon: 'shield' },
  { to: 'terms', name: 'navigation.title.terms', icon: 'info' },
  { to: 'privacy', name: 'navigation.title.privacy', icon: 'shield' },
];

type Typed = keyof typeof typedWords;
const isTyped = (to: string): to is Typed => Object.hasOwn(typedWords, to);

/** The search over everything, with the pages that this reader has. */
export function SearchHost() {
  const t = useText(menuWords);
  const typed = useText(typedWords);
  const { isPartner } = useViewer();
  const { closeModal } = usePopups.getState();
  useCloseOnBack(closeModal);
  useCloseOnNavigation(closeModal);
  const places = useMemo(() => {
    const seen = new Set<string | undefined>();
    return [...entries, ...(isPartner ? partnerEntries : [])]
      .filter(({ to }) => {
        // My page and my details are one page on a wide window.
        const path = resolveTarget(to, readLayoutKind());
        return !seen.has(path) && seen.add(path);
      })
      .map(({ to, name, icon }) => ({
        to,
        icon,
        name: t(name),
        typed: isTyped(to) ? typed(to).split(', ') : [],
      }));
  }, [isPartner, t, typed]);
  return (
    <Suspense>
      <Dialog places={places} onClose={closeModal} />
    </Suspense>
  );
}
