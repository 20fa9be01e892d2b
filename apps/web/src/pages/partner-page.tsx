import { useText } from '@hanpan/client';
import { menuTexts, pageTitleTexts } from '@hanpan/messages';
import { PartnerHostProvider } from '@hanpan/partner-views';
import { TabLink, TabLinks } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { AppLink } from '../app/app-link.tsx';
import { usePartnerHostOfSite } from '../app/partner-host.ts';
import styles from './partner-page.module.css';

/** The partner's pages, in the order in which they are looked at. */
const tabs = {
  distributor: 'navigation.title.distributor',
  partner: 'navigation.title.partnerList',
  partnerMembers: 'navigation.title.partnerMembers',
  give: 'navigation.title.give',
  partnerCalculations: 'navigation.title.partnerCalculations',
  partnerMemberCalculations: 'navigation.title.partnerMemberCalculations',
  partnerBets: 'navigation.title.partnerBets',
  partnerCash: 'navigation.title.partnerCash',
  partnerMoneyMoves: 'navigation.title.partnerMoneyMoves',
  newDistributor: 'navigation.title.newDistributor',
} as const;

export type PartnerTab = keyof typeof tabs;

interface PartnerPageProps {
  readonly tab: PartnerTab;
  readonly children: ReactNode;
}

/** The frame of every partner page of the site: where one is, and what else there is. */
export function PartnerPage({ tab, children }: PartnerPageProps) {
  const names = useText(pageTitleTexts);
  const menu = useText(menuTexts);
  return (
    <PartnerHostProvider value={usePartnerHostOfSite()}>
      <TabLinks label={menu('menu.partner')} className={styles.tabs}>
        {(Object.keys(tabs) as PartnerTab[]).map((name) => (
          <TabLink key={name} as={AppLink} to={name} current={name === tab}>
            {names(tabs[name])}
          </TabLink>
        ))}
      </TabLinks>
      {children}
    </PartnerHostProvider>
  );
}
