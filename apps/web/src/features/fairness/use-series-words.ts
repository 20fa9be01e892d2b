import { useText, useTextIfAny } from '@hanpan/client';
import { fairTexts, resultTexts, sportsTexts } from '@hanpan/messages';
import { type Commitment, roundOfDraw } from './model.ts';

interface SeriesWords {
  /** A game or a sport by its code in an announcement. */
  readonly game: (code: string) => string;
  /** What a series decides: its rounds, or a match with the number under which it was published. */
  readonly series: (commitment: Pick<Commitment, 'announcement' | 'number'>) => string;
  /** What one draw decides: a round; undefined in a match, which many draws decide together. */
  readonly draw: (announcement: Commitment['announcement'], draw: number) => string | undefined;
}

/** What is sealed, in the words of whoever plays it. */
export function useSeriesWords(): SeriesWords {
  const t = useText(fairTexts);
  const miniGame = useTextIfAny(resultTexts);
  const sport = useTextIfAny(sportsTexts);
  const game = (code: string) => miniGame(`results.game.${code}`) ?? sport(`sports.sport.${code}`) ?? code;
  return {
    game,
    series: ({ announcement, number }) => {
      const round = roundOfDraw(announcement, 1);
      const name = game(announcement.game);
      return round === undefined
        ? t('fair.matchOf', { game: name, number })
        : t('fair.roundsOf', { game: name, round: String(round), count: announcement.draws });
    },
    draw: (announcement, draw) => {
      const round = roundOfDraw(announcement, draw);
      return round === undefined
        ? undefined
        : t('fair.roundOf', { game: game(announcement.game), round: String(round) });
    },
  };
}
