import { useCallQuery, useLocale, useText } from '@hanpan/client';
import { frameTexts, pageTitleTexts } from '@hanpan/messages';
import { Navigate } from '@tanstack/react-router';
import { useGameCodes } from '../app/site.ts';
import { pathOf, useUrlParams } from '../app/urls.ts';
import { casinoVendors, hotelCasinoVendors, hotelSlotVendors } from '../app/vendors.ts';
import { OpenNow } from '../features/preview/open-now.tsx';
import { Preview } from '../features/preview/preview.tsx';
import { VendorTiles } from '../features/preview/vendor-tiles.tsx';

const lobbies = {
  casino: {
    place: 'liveCasino',
    title: 'navigation.title.liveCasino',
    art: 'casino',
    vendors: casinoVendors,
  },
  hotelCasino: {
    place: 'hotelCasino',
    title: 'navigation.title.hotelCasino',
    art: 'hotelCasino',
    vendors: hotelCasinoVendors,
  },
  hotelSlot: {
    place: 'hotelSlot',
    title: 'navigation.title.hotelSlot',
    art: 'hotelSlot',
    vendors: hotelSlotVendors,
  },
} as const;

export type LobbyName = keyof typeof lobbies;

/** A lobby of live tables or of hotel games, or one of its vendors where the address names one. */
export function VendorLobbyPage({ name }: { name: LobbyName }) {
  const t = useText(frameTexts);
  const title = useText(pageTitleTexts);
  const { vendor } = useUrlParams('casinoVendor');
  const { place, title: titleKey, art, vendors } = lobbies[name];
  const vendorName = useVendorName(`${pathOf(place)}/${vendor}`);
  // AC-05: a vendor that nobody knows is an unknown path.
  if (vendor !== undefined && vendorName === undefined && !Object.hasOwn(vendors, vendor))
    return <Navigate to={pathOf(place)} replace />;
  const lobbyTitle = title(titleKey);
  return (
    <Preview
      title={vendorName === undefined ? lobbyTitle : `${vendorName} · ${lobbyTitle}`}
      art={art}
      below={
        <>
          <VendorTiles lobby={pathOf(place)} art={art} />
          <BelowVendors />
        </>
      }
    >
      {t(`frame.${name}`)}
    </Preview>
  );
}

/** Waits until it is known how many vendors stand above: it would be pushed about otherwise. */
function BelowVendors() {
  const { isFetched } = useCallQuery('/api/common/code', { masterCode: 'GAME' });
  return isFetched ? <OpenNow /> : null;
}

/** What the code list calls the vendor at an address. */
function useVendorName(path: string): string | undefined {
  const { locale } = useLocale();
  const found = useGameCodes().find(({ target }) => target === path);
  return locale === 'ko' ? found?.codeName : found?.codeNameEN;
}
