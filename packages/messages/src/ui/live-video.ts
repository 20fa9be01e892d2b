import type { Texts } from '../text.ts';

/** The live video of the powerball draw. */
export const liveVideoTexts = {
  'liveVideo.video': {
    ko: '파워볼 추첨 생중계 영상',
    en: 'Live video of the powerball draw',
    vi: 'Video trực tiếp quay thưởng Powerball',
  },
  'liveVideo.delay': { ko: '{seconds}초 전 화면', en: '{seconds} s behind', vi: 'Trễ {seconds} giây' },
  'liveVideo.waiting': { ko: '연결 중', en: 'Connecting', vi: 'Đang kết nối' },
  'liveVideo.errorTitle': {
    ko: '중계 영상을 불러오지 못했습니다.',
    en: 'The live video could not be loaded.',
    vi: 'Không tải được video trực tiếp.',
  },
  'liveVideo.errorBody': {
    ko: '추첨은 영상과 관계없이 제시간에 진행됩니다. 결과는 아래와 게임 화면에서 확인할 수 있습니다.',
    en: 'Draws take place on time without it. Results are shown below and on the game page.',
    vi: 'Việc quay thưởng vẫn diễn ra đúng giờ. Kết quả có bên dưới và tại trang trò chơi.',
  },
  'liveVideo.noBrowser': {
    ko: '이 브라우저에서는 중계 영상을 재생할 수 없습니다.',
    en: 'This browser cannot play the live video.',
    vi: 'Trình duyệt này không phát được video trực tiếp.',
  },
  'liveVideo.toLive': { ko: '실시간으로', en: 'Go to live', vi: 'Về trực tiếp' },
  'liveVideo.about': { ko: '이 영상은', en: 'About this video', vi: 'Về video này' },
  'liveVideo.aboutBody': {
    ko: '서버가 추첨 결과를 그대로 그려 보내는 영상입니다. 소리는 없고 실제보다 몇 초 늦습니다. 베팅 마감은 영상이 아니라 서버 시각을 따릅니다.',
    en: 'This video is made by the server from the draw itself. It has no sound and runs a few seconds late. Betting closes by the clock of the server, not by the video.',
    vi: 'Máy chủ vẽ video này từ chính kết quả quay. Video không có tiếng và trễ vài giây. Giờ đóng cược theo đồng hồ máy chủ, không theo video.',
  },
  'liveVideo.bet': { ko: '파워볼 베팅하기', en: 'Bet on powerball', vi: 'Cược Powerball' },
} as const satisfies Texts;
