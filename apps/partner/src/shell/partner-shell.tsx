import { useRefresh, useText } from '@hanpan/client';
import { type DeskGroup, DeskKeeper, DeskShell, PersonTools, useIsNarrow } from '@hanpan/kit';
import { commonTexts, partnerDeskTexts } from '@hanpan/messages';
import { zero } from '@hanpan/money';
import { type PartnerHost, PartnerHostProvider } from '@hanpan/partner-views';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { openMerge } from '../app/merge.ts';
import { groups, thumbPlaces } from '../app/navigation.ts';
import { useOwnMoney } from '../app/own-money.ts';
import { moneyPath, session, usePartner, useSignOut } from '../app/session.ts';
import { type PlaceName, urls } from '../app/urls.ts';
import { DeskFrame, DeskPart } from './desk-frame.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { OwnFactorTool } from './own-factor-tool.tsx';
import { OwnMoney } from './own-money.tsx';

/** The console of a signed-in partner. */
export function PartnerShell({ expiresAt }: { expiresAt: string }) {
  const t = useText(partnerDeskTexts);
  const partner = usePartner();
  const signOut = useSignOut();
  const narrow = useIsNarrow();
  usePageTitle();
  return (
    <PartnerHostProvider value={useHost()}>
      <DeskShell
        name={t('partnerDesk.name')}
        homeTo={urls.summary}
        homeLabel={t('partnerDesk.homeLabel')}
        navLabel={t('partnerDesk.nav')}
        groups={useGroups()}
        waiting={0}
        marks={!narrow && <OwnMoney />}
        bottom={{
          label: t('partnerDesk.often'),
          places: thumbPlaces.map(({ name, icon }) => ({
            to: urls[name],
            icon,
            label: t(`partnerDesk.${name}`),
          })),
        }}
        person={
          <>
            {narrow && <OwnMoney />}
            <PersonTools
              name={partner.memNick}
              role={partner.memId}
              tools={<OwnFactorTool />}
              onSignOut={() => void signOut()}
            />
          </>
        }
      />
      <MergeDialog />
      <DeskKeeper
        session={session}
        renewPath="/api/getToken"
        expiresAt={expiresAt}
        onSignOut={() => void signOut()}
      />
    </PartnerHostProvider>
  );
}

function useHost(): PartnerHost {
  const { memId } = usePartner();
  const cashAmt = useOwnMoney().data?.cashAmt ?? zero;
  const refresh = useRefresh(moneyPath);
  return useMemo(
    () => ({
      Frame: DeskFrame,
      Part: DeskPart,
      density: 'dense',
      pathOf: (place) => urls[place],
      memId,
      cashAmt,
      applyBalance: refresh,
      openMerge,
    }),
    [memId, cashAmt, refresh],
  );
}

function useGroups(): readonly DeskGroup[] {
  const t = useText(partnerDeskTexts);
  return groups.map(({ title, places }) => ({
    title: t(`partnerDesk.${title}`),
    places: places.map(({ name, icon }) => ({ to: urls[name], icon, label: t(`partnerDesk.${name}`) })),
  }));
}

function usePageTitle(): void {
  const t = useText(partnerDeskTexts);
  const common = useText(commonTexts);
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const place = (Object.keys(urls) as PlaceName[]).find((name) => urls[name] === pathname);
  const site = `${common('common.siteName')} ${t('partnerDesk.name')}`;
  const title = place === undefined ? site : `${t(`partnerDesk.${place}`)} · ${site}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
