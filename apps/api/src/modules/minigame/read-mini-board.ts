import type { AnswerOf, MiniGame } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import { drawOfGame, type MiniOffer } from '@hanpan/rules';
import type { GuestContext } from '../../kernel/call-context.ts';
import { memberFacts, refusePlayer } from '../member/index.ts';
import { settingsOf } from '../settings/index.ts';
import { miniLimits } from './placing/judge-mini-slip.ts';
import { presentResult } from './present-result.ts';
import { offerName, siteOffers } from './prices/site-offers.ts';
import { announcedRounds, bettingState, type CurrentRound, roundAt } from './rounds/current-round.ts';
import { lastRounds } from './rounds/round-store.ts';
import type { MinigameServices } from './services.ts';

type Board = AnswerOf<'/api/minigame/board'>;
type Services = Pick<MinigameServices, 'database' | 'clock' | 'minigame'>;

const roundsShown = 40;

/** A game as it stands for whoever asks; nothing is locked, so what is shown may have changed when a bet comes. */
export async function readMiniBoard(
  { database, clock, minigame }: Services,
  { site, session }: Pick<GuestContext, 'site' | 'session'>,
  game: MiniGame,
): Promise<Board> {
  const settings = settingsOf(site);
  const rules = settings.minigame;
  const nowMs = clock();
  const announced = (await announcedRounds(database, [game], nowMs)).get(drawOfGame[game]);
  const round = announced && roundAt(announced, rules);
  const key = { siteId: site.id, game, rules };
  const offers = (await siteOffers(database, [key])).get(offerName(key)) ?? [];
  const decided = await lastRounds(database, drawOfGame[game], { at: new Date(nowMs), limit: roundsShown });
  return {
    game,
    serverNow: new Date(nowMs).toISOString(),
    betting: bettingState(game, rules, { round, nowMs }),
    round: round === undefined ? null : presentRound(round),
    everyMs: round?.everyMs ?? minigame.roundMs,
    rules: { kenoUnderUpTo: rules.kenoUnderUpTo, kenoLadderSplit: rules.kenoLadderSplit },
    markets: offers.map(presentOffer),
    ...(await termsOf(database, settings, session?.memberId ?? null, nowMs)),
    results: decided.map((each) => presentResult(game, each, rules)),
  };
}

async function termsOf(
  database: Database,
  settings: ReturnType<typeof settingsOf>,
  memberId: number | null,
  nowMs: number,
) {
  const member = memberId === null ? undefined : await memberFacts(database, memberId);
  return {
    limits: miniLimits(settings, member?.level ?? 0),
    // Who only has to look at its reality check may bet.
    mayBet: member === undefined ? null : refusePlayer(member, nowMs) === undefined,
  };
}

function presentRound(round: CurrentRound): NonNullable<Board['round']> {
  return {
    day: round.day,
    round: round.round,
    opensAt: new Date(round.opensAtMs).toISOString(),
    closesAt: new Date(round.closesAtMs).toISOString(),
    drawsAt: new Date(round.drawsAtMs).toISOString(),
    series: round.series,
    draw: round.draw,
    announcement: round.announcement,
  };
}

function presentOffer({ market, odds }: MiniOffer): Board['markets'][number] {
  return {
    market: market.code,
    selections: [...odds].map(([pick, milli]) => ({ pick, odds: milli === undefined ? null : milli / 1000 })),
  };
}
