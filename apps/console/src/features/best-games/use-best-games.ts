import { callQuery, useAction, useCaller, useCallQuery } from '@hanpan/client';
import type { BestGameList, DataOf, RequestOf } from '@hanpan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const path = '/api/console/bestGames';

export type BestLists = DataOf<typeof path>['lists'];
export type BestGame = BestLists[number]['games'][number];
export type FoundGame = DataOf<'/api/console/bestGames/search'>['games'][number];
export type BestLocale = NonNullable<BestGame['locales']>[number];

export const keyOf = ({ code }: Pick<BestGame, 'code'>) => code;

export function useBestGames() {
  return useCallQuery(path, {});
}

export function useFoundGames(list: BestGameList, search: string) {
  return useQuery({
    ...callQuery(useCaller(), '/api/console/bestGames/search', { list, search }),
    placeholderData: keepPreviousData,
  });
}

/** Saves a list over the one that was read. */
export function useSaveBestGames() {
  const { send, ...state } = useAction({ refreshes: [path] });
  const save = async (body: RequestOf<'/api/console/bestGames/save'>): Promise<BestLists | undefined> => {
    const { data } = await send('/api/console/bestGames/save', body);
    return data?.lists;
  };
  return { ...state, save };
}

/** Whether two lists have the same games in the same order for the same readers. */
export function isSameList(one: readonly BestGame[], other: readonly BestGame[]): boolean {
  const marks = (games: readonly BestGame[]) =>
    JSON.stringify(games.map(({ code, locales }) => [code, locales]));
  return marks(one) === marks(other);
}
