import type { GameInfo, PlayedRound } from '../../../src/play/play-api.ts';
import type { PlayApi } from '../api.ts';
import type { Translate } from '../messages/translate.ts';
import type { CabinetView } from './view.ts';

/** What every page of the information panel is given. */
export interface InfoProps<Info extends GameInfo = GameInfo> {
  view: CabinetView & { lastRound: PlayedRound | null };
  game: Info;
  t: Translate;
  api: PlayApi;
}
