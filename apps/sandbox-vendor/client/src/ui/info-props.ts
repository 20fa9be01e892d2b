import type { GameInfo } from '../../../src/play/play-api.ts';
import type { PlayApi } from '../api.ts';
import type { View } from '../game/view.ts';
import type { Translate } from '../messages.ts';

/** What every page of the information panel is given. */
export interface InfoProps {
  view: View;
  game: GameInfo;
  t: Translate;
  api: PlayApi;
}
