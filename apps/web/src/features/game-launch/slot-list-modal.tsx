import { useLocale, useText } from '@hanpan/client';
import { lobbyTexts, slotTexts } from '@hanpan/messages';
import { Chip, ChipGroup, LinkButton, Modal, TextInput } from '@hanpan/ui';
import { useState } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { useGameCodes } from '../../app/site.ts';
import { closeSlotList } from '../../app/slot-list.ts';
import { sandboxVendorKey, slotVendors, vendorKeyOf } from './model.ts';
import styles from './slot-lobby.module.css';
import { LobbyGames } from './slot-lobby.tsx';

/** The slot game list (MO-01): a game is found and opened without leaving the page. */
export function SlotListModal() {
  const t = useText(lobbyTexts);
  const slots = useText(slotTexts);
  const [vendorKey, setVendorKey] = useState(sandboxVendorKey);
  const [query, setQuery] = useState('');
  return (
    <Modal
      open
      onOpenChange={closeSlotList}
      size="lg"
      title={t('lobby.chooseGame')}
      actions={
        <LinkButton as={AppLink} to="slotLobby" onClick={closeSlotList}>
          {t('lobby.allGames')}
        </LinkButton>
      }
    >
      <div className={styles.lobby}>
        <div className={styles.tools}>
          <Vendors vendorKey={vendorKey} onChoose={setVendorKey} />
          <TextInput
            type="search"
            icon="search"
            className={styles.search}
            aria-label={slots('slot.search')}
            placeholder={slots('slot.search')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        <LobbyGames vendorKey={vendorKey} query={query} onClear={() => setQuery('')} />
      </div>
    </Modal>
  );
}

/** The vendors whose games can be played now. */
function Vendors({ vendorKey, onChoose }: { vendorKey: string; onChoose: (key: string) => void }) {
  const t = useText(slotTexts);
  const { locale } = useLocale();
  const ready = slotVendors(useGameCodes()).filter((vendor) => vendor.ready);
  return (
    <ChipGroup label={t('slot.vendors')} scroll>
      {ready.map((vendor) => {
        const key = vendorKeyOf(vendor.target);
        return (
          <Chip key={vendor.code} pressed={key === vendorKey} onClick={() => onChoose(key)}>
            {locale === 'ko' ? vendor.codeName : vendor.codeNameEN}
          </Chip>
        );
      })}
    </ChipGroup>
  );
}
