import type { Texts } from '../text.ts';

/** The banners of the main page: apart from the rest of it, because they are in the first load. */
export const bannerTexts = {
  'banner.region': { ko: '이벤트와 안내', en: 'Events and news', vi: 'Sự kiện và tin tức' },
  'banner.welcome': {
    ko: '{site}에 오신 것을 환영합니다',
    en: 'Welcome to {site}',
    vi: 'Chào mừng đến {site}',
  },
  'banner.welcomeKicker': {
    ko: '스포츠 · 슬롯 · 미니게임',
    en: 'Sports · slots · mini games',
    vi: 'Thể thao · slot · mini game',
  },
  'banner.welcomeBody': {
    ko: '배당과 환수율, 결과를 뽑는 방법까지 모두 공개합니다. 충전과 환전은 지금 어느 단계인지 끝까지 보여 드리고, 모든 베팅에는 확인할 수 있는 영수증이 남습니다.',
    en: 'Odds, return rates and the way results are drawn are open to everybody. Every deposit and withdrawal shows the step it is at, and every bet leaves a receipt that you can check.',
    vi: 'Tỷ lệ cược, tỷ lệ hoàn trả và cách rút kết quả đều công khai. Mỗi lần nạp và rút tiền đều cho thấy đang ở bước nào, và mỗi cược đều có biên nhận để bạn kiểm tra.',
  },
  'banner.welcomeAction': { ko: '경기 보러 가기', en: 'See the matches', vi: 'Xem các trận' },
} as const satisfies Texts;
