/**
 * A game family as the other modules know it: by the name on its settlements, and by its branch of the
 * history, a view with the columns of `history_sports`. Nothing else of a family is known outside its folder.
 */
export interface GameFamily {
  readonly name: string;
  readonly historyView: `history_${string}`;
}
