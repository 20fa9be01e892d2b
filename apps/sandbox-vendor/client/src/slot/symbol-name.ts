import type { SlotInfo } from '../../../src/games/slot-api.ts';
import type { Translate } from '../messages/translate.ts';

/** What a symbol of the rules is called in this game. */
export function symbolName(symbol: string, art: SlotInfo['art'], t: Translate): string {
  const picture = art[symbol];
  return picture === undefined ? symbol : t(`symbol.${picture}`);
}
