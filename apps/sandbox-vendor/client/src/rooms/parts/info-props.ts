import type { RoomInfo } from '../../../../src/rooms/room-api.ts';
import type { PlayApi } from '../../api.ts';
import type { Translate } from '../../messages/translate.ts';
import type { TranslateRoom } from '../messages/texts.ts';
import type { RoomView } from '../room-view.ts';

/** What every page of the information panel is given. */
export interface InfoProps {
  view: RoomView;
  info: RoomInfo;
  api: PlayApi;
  t: TranslateRoom;
  tc: Translate;
}
