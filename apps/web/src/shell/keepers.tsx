import { SessionKeeper } from '../app/session-keeper.tsx';
import { BetNotice } from './bet-notice.tsx';
import { CheckWatch } from './check-watch.tsx';
import { DocumentWatch } from './document-watch.tsx';
import { MaintenanceWatch } from './maintenance-watch.tsx';
import { MergeNotice } from './merge-notice.tsx';
import { MessageNotice } from './message-notice.tsx';
import { NoticeBars } from './notice-bars.tsx';
import { PagesAhead } from './pages-ahead.tsx';
import { PromotionWatch } from './promotion-watch.tsx';
import { SearchKeys } from './search-keys.tsx';
import type { FirstPage } from './use-first-page.ts';
import { VisitWatch } from './visit-watch.tsx';

interface KeepersProps {
  readonly first: FirstPage | undefined;
}

/** Components that watch, and draw what interrupts no page. Needed soon after the first paint, and not for it. */
export function Keepers({ first }: KeepersProps) {
  return (
    <>
      <SessionKeeper />
      <CheckWatch />
      <DocumentWatch />
      <MaintenanceWatch />
      <MessageNotice />
      <MergeNotice />
      <BetNotice />
      <PromotionWatch />
      <NoticeBars />
      <PagesAhead />
      <SearchKeys />
      <VisitWatch first={first} />
    </>
  );
}
