import { useLocale, useText } from '@hanpan/client';
import { MemberName, PanelFacts, PanelSection } from '@hanpan/kit';
import { pointTexts } from '@hanpan/messages';
import { formatDecimal } from '@hanpan/money';
import { Money, TimeText } from '@hanpan/ui';
import type { PointRow } from './model.ts';
import { UseBadge } from './point-columns.tsx';
import { PointMovement } from './point-movement.tsx';

/** One line of the history, its origin, and the actions for its member. */
export function PointDetail({ row }: { row: PointRow }) {
  const t = useText(pointTexts);
  const { locale } = useLocale();
  const percent = (value: number | null) =>
    value === null ? '–' : `${formatDecimal(String(value), locale)}%`;
  return (
    <>
      <PanelSection isLead title={t('point.console.entry')} note={`#${row.pointIdx}`}>
        <PanelFacts
          facts={[
            { label: t('point.console.member'), value: <MemberName row={row} /> },
            {
              label: t('point.list.accruedAt'),
              value: <TimeText atMs={Date.parse(row.accruedAt)} format="dateTimeSeconds" />,
            },
            { label: t('point.use'), value: <UseBadge row={row} /> },
            { label: t('point.kind'), value: row.kind === null ? '–' : t(`point.kind.${row.kind}`) },
            { label: t('point.list.percent'), value: percent(row.percent) },
            { label: t('point.list.bonusPercent'), value: percent(row.bonusPercent) },
            {
              label: t('point.list.accrued'),
              value: <Money amount={row.accruedPoints} unit={null} tone="plain" />,
            },
            {
              label: t('point.list.applied'),
              value: <Money amount={row.appliedPoints} unit={null} tone="plain" signed />,
            },
            { label: t('point.console.by'), value: row.by ?? '–' },
            { label: t('point.list.reason'), value: row.reason ?? '–' },
          ]}
        />
      </PanelSection>
      <PointMovement key={row.memberKey} member={row} />
    </>
  );
}
