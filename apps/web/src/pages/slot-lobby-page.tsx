import { useCallQuery, useLocale, useText } from '@hanpan/client';
import { frameTexts } from '@hanpan/messages';
import { useGameCodes } from '../app/site.ts';
import { pathOf, useUrlParams } from '../app/urls.ts';
import { slotVendors } from '../app/vendors.ts';
import { sandboxVendorKey } from '../features/game-launch/model.ts';
import { SlotLobby } from '../features/game-launch/slot-lobby.tsx';
import { OpenNow } from '../features/preview/open-now.tsx';
import { Preview } from '../features/preview/preview.tsx';
import { VendorTiles } from '../features/preview/vendor-tiles.tsx';
import styles from './slot-lobby-page.module.css';

export function SlotLobbyPage() {
  const { vendor = sandboxVendorKey } = useUrlParams('slotVendor');
  const code = useGameCodes().find(({ target }) => target === `${pathOf('slotLobby')}/${vendor}`);
  // A vendor of the code list says itself whether it is there; one that only has its address is not.
  const isPrepared = code === undefined ? Object.hasOwn(slotVendors, vendor) : !code.ready;
  return isPrepared ? (
    <PreparedVendor vendor={vendor} code={code} />
  ) : (
    <div className={styles.lobby}>
      <SlotLobby vendorKey={vendor} />
      <AfterGames vendor={vendor} />
    </div>
  );
}

/** Below the games, once it is known how many they are: it would be pushed about otherwise. */
function AfterGames({ vendor }: { vendor: string }) {
  const { isPending } = useCallQuery('/api/minigame/getSlotList', { vendorKey: vendor });
  if (isPending) return null;
  return (
    <>
      <OpenNow without="slotLobby" />
      <VendorTiles lobby={pathOf('slotLobby')} art="slot" />
    </>
  );
}

interface PreparedVendorProps {
  readonly vendor: string;
  readonly code: { readonly codeName: string; readonly codeNameEN: string } | undefined;
}

function PreparedVendor({ vendor, code }: PreparedVendorProps) {
  const t = useText(frameTexts);
  const { locale } = useLocale();
  const name = locale === 'ko' ? code?.codeName : code?.codeNameEN;
  return (
    <Preview
      title={name ?? vendor}
      art="slot"
      below={
        <>
          <OpenNow />
          <VendorTiles lobby={pathOf('slotLobby')} art="slot" />
        </>
      }
    >
      {t('frame.slotVendor')}
    </Preview>
  );
}
