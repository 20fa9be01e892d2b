import type { SeasonFixture } from './season-calendar.ts';

/** What a board, a slip and a receipt say about where an event of the season comes from. */
export type SeasonProvenance = {
  readonly feed: 'season';
  readonly league: string;
  readonly season: number;
  readonly round: number;
  /** The series of draws that decides the match, and the hash of its announcement: the way to the proof. */
  readonly series: string;
  readonly announcementHash: string;
  /** Whether names and strengths are of the real world; the rest of a season is always drawn. */
  readonly names: 'real' | 'invented';
  readonly strengths: 'fitted' | 'made';
};

export function provenanceOf(fixture: SeasonFixture, announcementHash: string): SeasonProvenance {
  const { league, season, round, series } = fixture;
  const { code, names, strengths } = league;
  return { feed: 'season', league: code, season, round, series, announcementHash, names, strengths };
}
