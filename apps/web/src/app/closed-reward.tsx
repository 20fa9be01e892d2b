import { useText } from '@hanpan/client';
import { rewardTexts } from '@hanpan/messages';
import { Card, EmptyState } from '@hanpan/ui';

/** Takes the place of a reward while the site keeps it closed. */
export function ClosedReward() {
  const t = useText(rewardTexts);
  return (
    <Card>
      <EmptyState level={2} title={t('reward.closed.title')}>
        {t('reward.closed.body')}
      </EmptyState>
    </Card>
  );
}
