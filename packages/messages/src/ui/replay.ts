import type { Texts } from '../text.ts';

/** A round of a vendor's game that is shown again from the bet history. */
export const replayTexts = {
  'replay.open': { ko: '다시 보기', en: 'Watch replay', vi: 'Xem lại' },
  'replay.hint': {
    ko: '게임사가 이 판을 진행된 그대로 새 창에서 다시 보여 줍니다. 보유금은 바뀌지 않습니다.',
    en: 'The provider shows this round again, exactly as it was played, in a new window. Your balance does not change.',
    vi: 'Nhà cung cấp chiếu lại ván này đúng như đã diễn ra trong cửa sổ mới. Số dư của bạn không thay đổi.',
  },
  'replay.blocked': {
    ko: '브라우저가 다시 보기 창을 막았습니다. 이 사이트의 팝업을 허용한 뒤 다시 눌러 주세요.',
    en: 'The browser blocked the replay window. Allow pop-ups for this site and press again.',
    vi: 'Trình duyệt đã chặn cửa sổ xem lại. Hãy cho phép cửa sổ bật lên rồi thử lại.',
  },
  'replay.failed': {
    ko: '다시 보기를 열지 못했습니다',
    en: 'The replay could not be opened',
    vi: 'Không mở được bản xem lại',
  },
} as const satisfies Texts;
