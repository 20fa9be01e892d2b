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

/**
 * The scopes that the event has markets of, the whole match first, with what stands in them. While it is played only what is
 * final stands there: a running score that lies ready would be settled by with one press.
 */
export function draftScores({ event, scopes }: TradingDetail): ScoreDraft[] {
  const isLive = event.state === 'live';
  const found = scopes.map(({ scope, score }) => {
    const stands = score !== null && (score.isFinal || !isLive);
    return { scope, home: stands ? String(score.home) : '', away: stands ? String(score.away) : '' };
  });
  const isPlayed = event.phase !== 'prematch' && !isLive;
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
