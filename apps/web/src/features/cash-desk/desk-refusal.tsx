import { useCallQuery, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { cashResults, pageTitleTexts } from '@hanpan/messages';
import { LinkButton, PartialNotice } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { ExcludedNotice } from '../../app/excluded-notice.tsx';
import type { CashKind } from './model.ts';

type Rules = DataOf<'/api/cash/rules'>;
type Refusal = NonNullable<Rules['depositRefusal'] | Rules['withdrawalRefusal']>;

/** Why the member may not ask for it at all; undefined where it may. What has a dialog of its own (L013, D001) is told by that. */
export function useDeskRefusal(kind: CashKind): Exclude<Refusal, 'L013' | 'D001'> | undefined {
  const { data } = useCallQuery('/api/cash/rules', {});
  const refusal = (kind === 'in' ? data?.depositRefusal : data?.withdrawalRefusal) ?? undefined;
  return refusal === 'L013' || refusal === 'D001' ? undefined : refusal;
}

/** In place of the form: what the server would say after it has been filled in. */
export function DeskRefusal({ code }: { code: NonNullable<ReturnType<typeof useDeskRefusal>> }) {
  const t = useText(cashResults);
  const titles = useText(pageTitleTexts);
  if (code === 'X001') return <ExcludedNotice />;
  return (
    <PartialNotice
      tone="warn"
      title={t(code)}
      action={
        <LinkButton as={AppLink} to="csCenter" size="sm">
          {titles('navigation.title.csCenter')}
        </LinkButton>
      }
    />
  );
}
