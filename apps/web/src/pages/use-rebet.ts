import { CallError, type Caller, useCaller, useText } from '@hanpan/client';
import { serverNow } from '@hanpan/kit';
import { betTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { useState } from 'react';
import { useGo } from '../app/go.ts';
import type { BetResult, HistoryEntry } from '../features/bet-history/model.ts';
import { legOf, type SlipLeg } from '../features/bet-slip/model.ts';
import { useSlip } from '../features/bet-slip/slip-store.ts';

/** Only a sports bet with a match that has not begun can be placed again. */
export function canBeRepeated({ family, betCalResults }: HistoryEntry): boolean {
  return family === 'sports' && betCalResults.some(({ startsAt }) => Date.parse(startsAt) > serverNow());
}

/** The same choice at its price of now; undefined where it takes no bets any more. */
async function findLeg(caller: Caller, result: BetResult): Promise<SlipLeg | undefined> {
  const { kind, scope, lineQuarters, pick } = result;
  try {
    const { league, event } = await caller('/api/sport/event', { eventId: result.key });
    const market = event.markets.find(
      (each) => each.kind === kind && each.scope === scope && each.lineQuarters === lineQuarters,
    );
    const selection = market?.selections.find((each) => each.pick === pick);
    if (event.phase !== 'prematch' || market?.status !== 'open' || selection === undefined) return undefined;
    return legOf({ sport: league.sport, league: league.name, event, market, selection });
  } catch (error) {
    if (error instanceof CallError && error.code === 'E404') return undefined;
    throw error;
  }
}

export interface Rebet {
  readonly isBusy: boolean;
  readonly repeat: () => void;
}

/** Puts the choices of a bet and its stake on the slip, in place of what is there, and goes to the board. */
export function useRebet({ betCalResults, cash }: HistoryEntry): Rebet {
  const t = useText(betTexts);
  const caller = useCaller();
  const go = useGo();
  const fill = useSlip((slip) => slip.fill);
  const [isBusy, setBusy] = useState(false);
  const fillSlip = async () => {
    const found = await Promise.all(betCalResults.map((result) => findLeg(caller, result)));
    const legs = found.filter((leg) => leg !== undefined);
    const gone = found.length - legs.length;
    if (legs.length === 0) return void toast({ kind: 'info', text: t('bet.rebet.allGone') });
    fill(legs, cash);
    go('sport');
    const count = legs.length;
    const text = gone > 0 ? t('bet.rebet.someGone', { count, gone }) : t('bet.rebet.done', { count });
    toast({ kind: gone > 0 ? 'info' : 'done', text });
  };
  const repeat = () => {
    setBusy(true);
    fillSlip()
      .catch(() => toast({ kind: 'info', text: t('bet.rebet.failed') }))
      .finally(() => setBusy(false));
  };
  return { isBusy, repeat };
}
