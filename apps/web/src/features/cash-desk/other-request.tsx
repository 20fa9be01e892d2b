import { useText } from '@hanpan/client';
import type { CashRequest } from '@hanpan/contract';
import { cashFactsTexts } from '@hanpan/messages';
import { LinkButton, PartialNotice } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { type CashKind, isOpen } from './model.ts';
import { useCashRequests } from './use-cash-requests.ts';

/** The open request of the other kind, for which the server refuses this one (F001). */
export function useOtherRequest(kind: CashKind) {
  const other = kind === 'in' ? 'out' : 'in';
  const { data, isFetched } = useCashRequests(other);
  return { isFetched, request: data?.list.find((each) => each.kind === other && isOpen(each)) };
}

/** In place of the form, before anything is typed into it; once the other is processed, the form is there by itself. */
export function OtherRequest({ request: { kind, amount } }: { request: CashRequest }) {
  const t = useText(cashFactsTexts);
  return (
    <PartialNotice
      tone="warn"
      title={t(`cash.other.${kind}`)}
      action={
        <LinkButton as={AppLink} to={kind === 'in' ? 'charge' : 'exchange'} size="sm">
          {t(`cash.other.show.${kind}`)}
        </LinkButton>
      }
    >
      {t(`cash.other.body.${kind}`, { amount })}
    </PartialNotice>
  );
}
