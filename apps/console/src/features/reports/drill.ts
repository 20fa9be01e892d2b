import type { RevenueDimension } from '@hanpan/contract';
import type { Narrowing, RevenueRow } from './use-reports.ts';

/** What is looked at: by which side, and narrowed to what. */
export interface Look extends Narrowing {
  readonly by: RevenueDimension;
}

export const wholeHouse: Narrowing = {
  family: null,
  vendor: null,
  gameType: null,
  game: null,
  partnerKey: null,
};

/**
 * Where a row leads: into what it is made of. A day opens to its families, a family to its providers or its days where the
 * site makes the games, a provider and a game type to their games, a partner to families, and a game to its days.
 */
export function inside(look: Look, row: RevenueRow): Look & { readonly day: string | null } {
  const { by: _, ...narrowing } = look;
  const ofPartner = look.partnerKey !== null;
  const day = row.day;
  switch (look.by) {
    case 'day':
      return { ...narrowing, by: 'family', day };
    case 'family':
      return { ...narrowing, family: row.family, by: row.family === 'vendor' ? 'vendor' : 'day', day };
    case 'vendor':
      return {
        ...narrowing,
        family: row.family,
        vendor: row.vendor ?? '',
        by: ofPartner ? 'gameType' : 'game',
        day,
      };
    case 'gameType':
      return {
        ...narrowing,
        family: row.family,
        gameType: row.gameType,
        by: ofPartner ? 'day' : 'game',
        day,
      };
    case 'game':
      return { ...narrowing, family: row.family, vendor: row.vendor ?? '', game: row.game, by: 'day', day };
    case 'partner':
      return { ...narrowing, partnerKey: row.partner?.memberKey ?? 0, by: 'family', day };
  }
}

/** Sums of partners know of no games: which sides may be looked at. */
export function sidesOf({ partnerKey, game }: Narrowing): readonly RevenueDimension[] {
  if (partnerKey !== null) return ['day', 'family', 'vendor', 'gameType'];
  if (game !== null) return ['day'];
  return ['day', 'family', 'vendor', 'gameType', 'game', 'partner'];
}
