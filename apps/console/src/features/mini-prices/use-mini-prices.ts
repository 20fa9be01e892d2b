import { useCallQuery, useMoneyCall, useText } from '@hanpan/client';
import type { DataOf, MiniGame } from '@hanpan/contract';
import { consoleMiniPriceTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';

const path = '/api/console/minigame/prices';

export type MiniPrices = DataOf<typeof path>;
export type PricedMarket = MiniPrices['markets'][number];
export type PricedSelection = PricedMarket['selections'][number];

/** What is typed and not saved, by market and pick. */
export type PriceDraft = Readonly<Record<string, string>>;

export const draftKeyOf = (market: string, pick: string) => `${market} ${pick}`;

/** Odds as they are typed, with a point or a comma; undefined where they are none. */
export function typedOdds(text: string): number | undefined {
  const odds = /^\d{1,5}([.,]\d{1,3})?$/.test(text.trim()) ? Number(text.replace(',', '.')) : 0;
  return odds > 1.01 ? odds : undefined;
}

export function isTooLong({ highestOdds }: PricedSelection, odds: number): boolean {
  return highestOdds === null || odds > highestOdds;
}

export function isTooShort({ lowestOdds }: PricedSelection, odds: number): boolean {
  return lowestOdds === null || odds < lowestOdds;
}

/** Whether what is typed for a selection can be saved; nothing typed is what an installation begins with. */
export function isSound(row: PricedSelection, typed: string): boolean {
  const odds = typedOdds(typed);
  return typed === '' || (odds !== undefined && !isTooLong(row, odds) && !isTooShort(row, odds));
}

export function useMiniPrices(game: MiniGame) {
  return useCallQuery(path, { game });
}

/** Saves the whole list of a game: what is not set in it is what an installation begins with. */
export function useSaveMiniPrices(onDone: () => void) {
  const t = useText(consoleMiniPriceTexts);
  const { submit, ...state } = useMoneyCall({ refreshes: [path] });
  const save = async ({ game, markets, revision }: MiniPrices, draft: PriceDraft, reason: string) => {
    const prices = markets.flatMap(({ market, selections }) =>
      selections.flatMap(({ pick, odds, isSet }) => {
        const typed = draft[draftKeyOf(market, pick)];
        const wanted = typed === undefined ? (isSet ? odds : null) : typedOdds(typed);
        return wanted === null || wanted === undefined ? [] : [{ market, pick, odds: wanted }];
      }),
    );
    const { data } = await submit('/api/console/minigame/setPrices', { game, revision, prices, reason });
    if (data === undefined) return;
    toast({ text: t('consoleMiniPrice.saved') });
    onDone();
  };
  return { ...state, save };
}
