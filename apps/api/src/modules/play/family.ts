/**
 * A game family, as the rest of the house knows it: by the name that its settlements carry, and by its branch of the
 * history, a view with the columns of `history_sports`. Nothing else of a family is known outside its folder.
 */
export interface GameFamily {
  readonly name: string;
  readonly historyView: `history_${string}`;
}
