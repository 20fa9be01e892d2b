import type { RequestOf, TradingDetail, TradingScope } from '@hanpan/contract';

type Asked = RequestOf<'/api/console/sports/result'>;

/** What is asked, without the reason. */
export type Correction = Required<Pick<Asked, 'eventId' | 'kind' | 'marketId' | 'ending' | 'scores'>> &
  Pick<Asked, 'placedFrom' | 'placedTo'>;

export interface ScoreDraft {
  readonly scope: TradingScope['scope'];
  readonly home: string;
  readonly away: string;
}

/** The scopes that the event has markets of, the whole match first, with what stands in them. */
export function draftScores({ event, scopes }: TradingDetail): ScoreDraft[] {
  const found = scopes.map(({ scope, score }) => ({
    scope,
    home: score === null ? '' : String(score.home),
    away: score === null ? '' : String(score.away),
  }));
  const isPlayed = event.phase !== 'prematch';
  return found.map((draft) =>
    draft.scope === 'match' && draft.home === '' && isPlayed
      ? { ...draft, home: String(event.homeScore), away: String(event.awayScore) }
      : draft,
  );
}

/** Those that are typed on both sides. */
export function scoresOfDraft(drafts: readonly ScoreDraft[]): Correction['scores'] {
  return drafts.flatMap(({ scope, home, away }) =>
    home === '' || away === '' ? [] : [{ scope, home: Number(home), away: Number(away) }],
  );
}
