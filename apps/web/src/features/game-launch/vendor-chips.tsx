import { useLocale, useText } from '@hanpan/client';
import { slotTexts } from '@hanpan/messages';
import { Chip, ChipGroup } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { useGameCodes } from '../../app/site.ts';
import { addressOf } from '../../app/urls.ts';
import { slotVendors, vendorKeyOf } from './model.ts';

/** The slot vendors that can be played now, in the order of the menus. The others stand below the games. */
export function VendorChips({ vendorKey }: { vendorKey: string }) {
  const t = useText(slotTexts);
  const { locale } = useLocale();
  const vendors = slotVendors(useGameCodes()).filter(
    // The lobby's own address shows the sandbox vendor too, so the chip of the page is recognised by its vendor.
    ({ ready, target }) => ready || vendorKeyOf(target) === vendorKey,
  );
  if (vendors.length === 0) return null;
  return (
    <ChipGroup label={t('slot.vendors')} scroll>
      {vendors.map((vendor) => {
        const name = locale === 'ko' ? vendor.codeName : vendor.codeNameEN;
        if (vendorKeyOf(vendor.target) === vendorKey) {
          return (
            <Chip key={vendor.code} as="span" current>
              {name}
            </Chip>
          );
        }
        return (
          <Chip key={vendor.code} as={AppLink} to={addressOf(vendor.target)}>
            {name}
          </Chip>
        );
      })}
    </ChipGroup>
  );
}
