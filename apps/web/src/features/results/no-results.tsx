import { useText } from '@hanpan/client';
import { resultTexts } from '@hanpan/messages';
import { Button, EmptyState, LinkButton } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { visit } from '../../app/urls.ts';
import { isFiltered, type ResultType, type SportSearch } from './model.ts';

interface NoResultsProps {
  readonly type: ResultType;
  readonly search: SportSearch;
  readonly onChange: (part: Partial<SportSearch>) => void;
}

/** Why there is nothing, and the way on: out of the filters, to another kind, or to the matches. */
export function NoResults({ type, search, onChange }: NoResultsProps) {
  const t = useText(resultTexts);
  if (isFiltered(search)) {
    return (
      <EmptyState
        level={2}
        title={t('results.emptyFilter')}
        action={
          <Button onClick={() => onChange({ league: '', from: '', to: '', search: '' })}>
            {t('results.clear')}
          </Button>
        }
      />
    );
  }
  if (type === 'special') {
    return (
      <EmptyState
        level={2}
        title={t('results.specialTitle')}
        action={
          <LinkButton as={AppLink} to={visit('resultSportKind', { kind: 'win-loose' })}>
            {t('results.toWinLose')}
          </LinkButton>
        }
      >
        {t('results.specialBody')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={2}
      title={t('results.emptyTitle')}
      action={
        <LinkButton as={AppLink} to="sport">
          {t('results.toMatches')}
        </LinkButton>
      }
    >
      {t('results.emptyBody')}
    </EmptyState>
  );
}
