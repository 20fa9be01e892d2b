import type { Queryable } from '@hanpan/db';

/** A bet as its family keeps it. */
export interface PlayedBet {
  readonly siteId: number;
  readonly id: number;
  readonly reference: string;
}

/** A game of a vendor, by the keys that its settlements name. */
export interface PlayedGame {
  readonly vendor: string | null;
  readonly game: string | null;
}

/**
 * A game family as the other modules know it: by the name on its settlements, and by its branch of the
 * history, a view with the columns of `history_sports` up to `results`. Nothing else of a family is known outside its folder.
 */
export interface GameFamily {
  readonly name: string;
  readonly historyView: `history_${string}`;
  /** More may be staked on what is open: such a stake is dated by when it is settled and not by when it began. */
  readonly isGrowing?: boolean;
  /** Its members say which prices they agree to, and its view has that as `consent`. */
  readonly hasConsent?: boolean;
  /** Its bets may wait and be refused then; the table that has why as `refusal`, by the id of its history. */
  readonly refusedIn?: 'bet';
  /** Its bets may be bought back before they are decided; the table that has when as `cashed_out_at`, by the id of its history. */
  readonly soldIn?: 'bet';
  /** Its bets may have several legs, and a bonus of which less is left when a leg was given back; the table that has it as `bonus`. */
  readonly bonusIn?: 'bet';
  /** Its settlements refer to what was settled by another name than its history does, and its view has that as `settled_as`. */
  readonly hasOtherName?: boolean;
  /** From where its bets were asked for, by the id that its history has: a view with `id` and `address`. */
  readonly placeView?: `place_${string}`;
  /** The codes of the catalogue that members of a site can play now. */
  readonly openCodes?: (queryable: Queryable, siteId: number) => Promise<readonly string[]>;
  /** Which of these games the member cannot begin now; a family without it closes none. */
  readonly closedGames?: (
    queryable: Queryable,
    memberId: number,
    games: readonly PlayedGame[],
  ) => Promise<readonly PlayedGame[]>;
  /** The ledger's keys under which a bet may have moved money, where each bet moves its own. */
  readonly transferKeys?: (queryable: Queryable, bet: PlayedBet) => Promise<readonly string[]>;
}
