import { type DataOf, type MiniGame, miniGames, type RequestOf } from '@hanpan/contract';
import { type RawSearch, readChoice, readDay, readPage, readText } from '@hanpan/kit';

export type SportResults = DataOf<'/api/result/sport'>;
export type SportResult = SportResults['list'][number];
export type ResultMarket = SportResult['markets'][number];
export type Draw = DataOf<'/api/result/mini'>['list'][number];

/** As the addresses of the specification spell them. */
export const resultTypes = ['win-loose', 'handicap', 'under-over', 'special'] as const;
export type ResultType = (typeof resultTypes)[number];

export interface SportSearch {
  readonly sport: string;
  readonly league: string;
  readonly from: string;
  readonly to: string;
  readonly search: string;
  readonly page: number;
}

export function readSportSearch(raw: RawSearch): SportSearch {
  const [from, to] = [readDay(raw.from) ?? '', readDay(raw.to) ?? ''];
  return {
    sport: readText(raw.sport).slice(0, 20) || 'soccer',
    league: readText(raw.league),
    from,
    to: from !== '' && to !== '' && to < from ? from : to,
    search: readText(raw.search),
    page: readPage(raw.page),
  };
}

export function isFiltered({ league, from, to, search }: SportSearch): boolean {
  return [league, from, to, search].some((each) => each !== '');
}

export function requestOf(type: ResultType, search: SportSearch): RequestOf<'/api/result/sport'> {
  const league = Number(search.league);
  return {
    type,
    sport: search.sport,
    leagueId: Number.isSafeInteger(league) && league > 0 ? league : null,
    startDate: search.from || null,
    endDate: search.to || null,
    search: search.search,
    page: search.page,
  };
}

export interface MiniSearch {
  readonly game: MiniGame;
  readonly day: string;
  readonly page: number;
}

export function readMiniSearch(raw: RawSearch): MiniSearch {
  return {
    game: readChoice(raw.game, miniGames, 'powerball'),
    day: readDay(raw.day) ?? '',
    page: readPage(raw.page),
  };
}

/** What is said of the sides of a line: who won it, wholly or by half, or that all of it was void. */
export type Outcome =
  | { readonly kind: 'cancelled' | 'void' | 'unknown' }
  | {
      readonly kind: 'won';
      readonly pick: ResultMarket['selections'][number]['pick'];
      readonly isHalf: boolean;
    };

export function outcomeOf(
  { isCancelled }: Pick<SportResult, 'isCancelled'>,
  market: ResultMarket | undefined,
): Outcome {
  if (isCancelled) return { kind: 'cancelled' };
  const selections = market?.selections ?? [];
  const won = selections.find(({ result }) => result === 'win' || result === 'half-win');
  if (won !== undefined) return { kind: 'won', pick: won.pick, isHalf: won.result === 'half-win' };
  const isVoid = selections.length > 0 && selections.every(({ result }) => result === 'void');
  return { kind: isVoid ? 'void' : 'unknown' };
}
