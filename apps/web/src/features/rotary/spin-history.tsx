import { useText } from '@hanpan/client';
import { rotaryTexts } from '@hanpan/messages';
import { Card, CardHeader, type Column, EmptyState, Table, TimeText } from '@hanpan/ui';
import type { Spin } from './model.ts';

export function SpinHistory({ spins }: { spins: readonly Spin[] }) {
  const t = useText(rotaryTexts);
  const columns: Column<Spin>[] = [
    {
      key: 'spunAt',
      header: t('reward.rotary.spunAt'),
      cell: ({ spunAt }) => <TimeText atMs={Date.parse(spunAt)} />,
    },
    {
      key: 'result',
      header: t('reward.rotary.result'),
      align: 'end',
      cell: ({ points }) =>
        points > 0 ? t('reward.rotary.prizePoints', { points }) : t('reward.rotary.prizeBlank'),
    },
  ];
  return (
    <Card aria-label={t('reward.rotary.history')}>
      <CardHeader title={t('reward.rotary.history')} />
      <Table
        caption={t('reward.rotary.history')}
        columns={columns}
        rows={spins}
        rowKey={({ spinIdx }) => String(spinIdx)}
        folds={false}
        empty={<EmptyState title={t('reward.rotary.historyEmpty')} />}
      />
    </Card>
  );
}
