import { useText, useTextIfAny } from '@hanpan/client';
import { minigameTexts } from '@hanpan/messages';
import { useMemo } from 'react';

export interface MiniWords {
  readonly market: (market: string) => string;
  readonly pick: (market: string, pick: string) => string;
  /** As short as a cell of a road: 홀, 언, 3. */
  readonly mark: (pick: string) => string;
  /** Market and pick in one: 파워볼 홀짝 · 홀. */
  readonly bet: (bet: { readonly market: string; readonly pick: string }) => string;
}

/** The names of markets and selections. A section or a number is its own name. */
export function useMiniWords(): MiniWords {
  const t = useText(minigameTexts);
  const textIfAny = useTextIfAny(minigameTexts);
  return useMemo(() => {
    const named = (key: string, otherwise: string) => textIfAny(key) ?? otherwise;
    const market = (code: string) => named(`minigame.market.${code}`, code);
    const pick = (code: string, name: string) =>
      code === 'ladder_rungs'
        ? t('minigame.pick.rungs', { count: name })
        : named(`minigame.pick.${name}`, name);
    const mark = (name: string) => named(`minigame.mark.${name}`, name);
    return { market, pick, mark, bet: (bet) => `${market(bet.market)} · ${pick(bet.market, bet.pick)}` };
  }, [t, textIfAny]);
}
