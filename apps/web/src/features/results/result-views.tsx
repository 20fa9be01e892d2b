import { useText } from '@hanpan/client';
import { resultTexts } from '@hanpan/messages';
import { Chip, ChipGroup, SectionHead } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';

/** The head of both result pages, each a step from the other. */
export function ResultViews({ view }: { view: 'sport' | 'mini' }) {
  const t = useText(resultTexts);
  return (
    <SectionHead
      level={1}
      title={t(`results.title.${view}`)}
      actions={
        <ChipGroup label={t('results.views')}>
          <Chip as={AppLink} to="resultSport" current={view === 'sport'}>
            {t('results.title.sport')}
          </Chip>
          <Chip as={AppLink} to="resultMini" current={view === 'mini'}>
            {t('results.title.mini')}
          </Chip>
        </ChipGroup>
      }
    />
  );
}
