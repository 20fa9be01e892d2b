import { type Address, addressOf, pathOf } from '../../app/urls.ts';
import { placesOf, type ReadBoard } from './model.ts';

const halfAnHourSeconds = 1_800;
const nameOf = (board: ReadBoard) => `board-list-${board}`;

/** BC-11: the page and the filters of a list, to come back to from a post. */
export function rememberList(board: ReadBoard, search: string): void {
  const value = encodeURIComponent(search.slice(0, 500));
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = `${nameOf(board)}=${value}; path=/; max-age=${halfAnHourSeconds}; samesite=lax`;
}

/** Where the list of a board was left. */
export function listAddress(board: ReadBoard): Address {
  const start = `${nameOf(board)}=`;
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(start));
  const search = cookie === undefined ? '' : decodeURIComponent(cookie.slice(start.length));
  const isSearch = search === '' || /^\?[\w%=&.~+-]*$/.test(search);
  return addressOf(`${pathOf(placesOf[board].list)}${isSearch ? search : ''}`);
}
