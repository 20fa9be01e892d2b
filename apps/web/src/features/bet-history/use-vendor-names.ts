import { useLocale } from '@hanpan/client';
import { nameOfCode } from '../../app/name-of-code.ts';
import { useGameCodes } from '../../app/site.ts';

/** Families whose games come from vendors that a member can name. */
const vendorGroups = /CASINO|SLOT|FISHING|VIRTUAL|ESPORT/;

/** The vendors of the catalogue by code, in the words of the reader's language. */
export function useVendorNames() {
  const codes = useGameCodes();
  const { locale } = useLocale();
  const named = codes
    .filter(({ groupCode }) => vendorGroups.test(groupCode))
    .map((code) => ({
      code: code.code,
      gameType: code.gameType,
      name: nameOfCode(code, locale),
    }));
  const nameOf = (code: string) => named.find((each) => each.code === code)?.name ?? '';
  return { vendors: named, nameOf };
}
