import { useText } from '@hanpan/client';
import { sportsTexts } from '@hanpan/messages';
import { Button, Card, Chip, ChipGroup, EmptyState, LinkButton, TimeText } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { iconOf } from '../../app/sport-icon.ts';
import { type BoardChoice, isNarrowed } from './board-choice.ts';
import { type Board, countEvents, type Sport } from './model.ts';

export interface BoardEmptyProps {
  readonly board: Board;
  readonly sport: Sport;
  /** The sports of this page, in order. */
  readonly sports: readonly Sport[];
  readonly choice: BoardChoice;
  readonly onChoose: (part: Partial<BoardChoice>) => void;
  readonly onSport: (sport: Sport) => void;
}

/** Nothing to show: what hides it, when the next match begins, or what else is open. */
export function BoardEmpty(props: BoardEmptyProps) {
  const { board, sport, choice, onChoose } = props;
  const t = useText(sportsTexts);
  if (isNarrowed(choice) && countEvents(board, choice.when) > 0) {
    const clear = () =>
      onChoose({
        day: 'all',
        leagueId: null,
        market: null,
        withinHours: null,
        search: '',
        onlyFavourites: false,
      });
    return (
      <Card>
        <EmptyState
          title={t('sports.emptyChoiceTitle')}
          action={<Button onClick={clear}>{t('sports.emptyChoiceAction')}</Button>}
        >
          {t(emptyBody(choice))}
        </EmptyState>
      </Card>
    );
  }
  if (choice.onlySpecial) {
    return (
      <Card>
        <EmptyState
          title={t('sports.emptySpecialTitle')}
          action={
            <LinkButton as={AppLink} to="sport">
              {t('sports.emptyAction')}
            </LinkButton>
          }
        >
          {t('sports.emptySpecialBody')}
        </EmptyState>
      </Card>
    );
  }
  const isOnlyNotLive = choice.when === 'live' && board.events.length > 0;
  return (
    <Card>
      <EmptyState
        title={t('sports.emptyTitle')}
        action={
          isOnlyNotLive ? (
            <Button onClick={() => onChoose({ when: 'soon' })}>{t('sports.emptyAction')}</Button>
          ) : (
            <OpenSports {...props} />
          )
        }
      >
        {isOnlyNotLive
          ? t('sports.emptyLiveBody')
          : t('sports.emptyBody', { sport: t(`sports.sport.${sport}`) })}
        <NextMatch board={board} sport={sport} />
      </EmptyState>
    </Card>
  );
}

/** What would help; another day does only where one was chosen. */
function emptyBody({ onlyFavourites, day }: BoardChoice) {
  if (onlyFavourites) return 'sports.emptyFavouritesBody';
  return day === 'all' ? 'sports.emptyNameBody' : 'sports.emptyChoiceBody';
}

/** When the next match of the sport begins, where it is known. */
export function NextMatch({ board, sport }: { board: Board; sport: Sport }) {
  const t = useText(sportsTexts);
  const nextAt = board.sports.find((each) => each.sport === sport)?.nextAt ?? null;
  if (nextAt === null) return null;
  return (
    <>
      {` ${t('sports.nextAt')} `}
      <TimeText atMs={Date.parse(nextAt)} format="dateTime" />
    </>
  );
}

/** The sports of this page that have matches, as ways on. */
function OpenSports({ board, sport, sports, choice, onSport }: BoardEmptyProps) {
  const t = useText(sportsTexts);
  const open = sports.flatMap((name) => {
    const counts = board.sports.find((each) => each.sport === name);
    const count = counts === undefined ? 0 : choice.when === 'live' ? counts.live : counts.live + counts.soon;
    return name === sport || count === 0 ? [] : [{ name, count }];
  });
  if (open.length === 0) {
    return (
      <LinkButton as={AppLink} to="resultSport">
        {t('sports.emptyResults')}
      </LinkButton>
    );
  }
  return (
    <ChipGroup label={t('sports.openSports')}>
      {open.map(({ name, count }) => (
        <Chip key={name} icon={iconOf(name)} count={count} onClick={() => onSport(name)}>
          {t(`sports.sport.${name}`)}
        </Chip>
      ))}
    </ChipGroup>
  );
}
