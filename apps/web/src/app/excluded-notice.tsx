import { useCallQuery, useText } from '@hanpan/client';
import { serverNow } from '@hanpan/kit';
import { pageTitleTexts, playResults } from '@hanpan/messages';
import { LinkButton, PartialNotice } from '@hanpan/ui';
import { AppLink } from './app-link.tsx';

/** Whether a member that the server refuses has excluded itself; asked only where it is refused. */
export function useExclusion(): { readonly isKnown: boolean; readonly isExcluded: boolean } {
  const { data, isFetched } = useCallQuery('/api/protection/exclusion', {});
  const until = data?.excludedUntil ?? null;
  return { isKnown: isFetched, isExcluded: until !== null && Date.parse(until) > serverNow() };
}

/** In place of what the server would refuse, before anything is typed into it, and the way to where its end is shown. */
export function ExcludedNotice() {
  const t = useText(playResults);
  const titles = useText(pageTitleTexts);
  return (
    <PartialNotice
      tone="warn"
      title={t('X001')}
      action={
        <LinkButton as={AppLink} to="protection" size="sm">
          {titles('navigation.title.protection')}
        </LinkButton>
      }
    />
  );
}
