import { useCallQuery, useLocale } from '@hanpan/client';

/** A member's bank in the language of the page. The member's own data has the Korean name, the list of banks both. */
export function useBankName(koreanName: string): string {
  const { locale } = useLocale();
  const { data } = useCallQuery(
    '/api/etc/bank',
    {},
    { enabled: locale !== 'ko', staleTime: Number.POSITIVE_INFINITY },
  );
  if (locale === 'ko') return koreanName;
  return data?.list.find(({ bankNameKr }) => bankNameKr === koreanName)?.bankNameEn ?? koreanName;
}
