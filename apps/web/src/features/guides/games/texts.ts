import { useTextIfAny } from '@hanpan/client';
import {
  guideGamesTexts,
  guideLiveTexts,
  guideMiniTexts,
  guideSlotTexts,
  guideVirtualTexts,
} from '@hanpan/messages';
import { useCallback } from 'react';
import type { GuidedGame } from '../../../app/game-guides.ts';

export const gameTexts = {
  ...guideGamesTexts,
  ...guideLiveTexts,
  ...guideSlotTexts,
  ...guideMiniTexts,
  ...guideVirtualTexts,
};

export type GamePart = 'how1' | 'how2' | 'how3' | 'how4' | 'example' | 'myth';
export type Numbers = Readonly<Record<string, string | number>>;

/** What a guide says of its game in a part, with the numbers that this part names. */
export function useGameWords(): (game: GuidedGame, part: GamePart, numbers: Numbers) => string {
  const textIfAny = useTextIfAny(gameTexts);
  return useCallback(
    (game, part, numbers) => textIfAny(`guideGame.${game}.${part}`, numbers) ?? '',
    [textIfAny],
  );
}

/** The names of bets and fish are made from those in the published facts; a test knows that each has one. */
export function useBetName(): (game: string, bet: string) => string {
  const textIfAny = useTextIfAny(gameTexts);
  return useCallback(
    (game, bet) => {
      const total = /^total-(\d+)$/.exec(bet)?.[1];
      const low = Number(total);
      const [name, numbers] = total === undefined ? [bet, {}] : ['total', { low, high: 21 - low }];
      return textIfAny(`guideGame.bet.${game}.${name}`, numbers) ?? bet;
    },
    [textIfAny],
  );
}
