import { useCaller, useText } from '@hanpan/client';
import { Loaded, type Site, siteQuery } from '@hanpan/kit';
import { boardTexts, guideTexts } from '@hanpan/messages';
import { Card, SkeletonRows } from '@hanpan/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useUrlParams } from '../app/urls.ts';
import { AccountInquiry } from '../features/board/account-inquiry.tsx';
import { FaqList } from '../features/board/faq-list.tsx';
import { BettingGuide } from '../features/guides/betting-guide.tsx';
import { GameGuide } from '../features/guides/game-guide.tsx';
import { WayGuide } from '../features/guides/way-guide.tsx';
import { SupportPage } from './support-page.tsx';

export function FaqPage() {
  const t = useText(boardTexts);
  return (
    <SupportPage tab="faq" title={t('board.title.faq')} note={t('board.note.faq')}>
      <FaqList />
    </SupportPage>
  );
}

export function AccountInquiryPage() {
  const t = useText(boardTexts);
  return (
    <SupportPage tab="account" title={t('board.accountTitle')}>
      <AccountInquiry />
    </SupportPage>
  );
}

/** A guide is made from the settings of the site, and waits for them. */
function WithSite({ children }: { children: (site: Site) => ReactNode }) {
  const t = useText(guideTexts);
  const query = useQuery(siteQuery(useCaller()));
  return (
    <Loaded
      query={query}
      errorTitle={t('guide.loadFailed')}
      skeleton={
        <Card>
          <SkeletonRows rows={8} columns={2} />
        </Card>
      }
    >
      {children}
    </Loaded>
  );
}

export function BettingGuidePage() {
  const t = useText(guideTexts);
  return (
    <SupportPage tab="betting" title={t('guide.betting.title')} note={t('guide.betting.note')}>
      <WithSite>{(site) => <BettingGuide site={site} />}</WithSite>
    </SupportPage>
  );
}

export function GameGuidePage() {
  const t = useText(guideTexts);
  return (
    <SupportPage tab="game" title={t('guide.game.title')} note={t('guide.game.note')}>
      <WithSite>{(site) => <GameGuide site={site} />}</WithSite>
    </SupportPage>
  );
}

export function WayGuidePage() {
  const t = useText(guideTexts);
  const { type } = useUrlParams('gameway');
  return (
    <SupportPage tab="betting" title={t('guide.ways')} note={t('guide.betting.note')}>
      <WithSite>{(site) => <WayGuide type={type} site={site} />}</WithSite>
    </SupportPage>
  );
}
