import type { Texts } from '../text.ts';

/** The banners of the main page: apart from the rest of it, because they are in the first load. */
export const bannerTexts = {
  'banner.region': { ko: '이벤트와 안내', en: 'Events and news', vi: 'Sự kiện và tin tức' },
  'banner.of': { ko: '{total}개 중 {index}번째', en: '{index} of {total}', vi: '{index} / {total}' },
  'banner.pause': { ko: '배너 멈춤', en: 'Pause the banners', vi: 'Tạm dừng biểu ngữ' },
  'banner.play': { ko: '배너 재생', en: 'Play the banners', vi: 'Chạy biểu ngữ' },
  'banner.previous': { ko: '이전 배너', en: 'Previous banner', vi: 'Biểu ngữ trước' },
  'banner.next': { ko: '다음 배너', en: 'Next banner', vi: 'Biểu ngữ sau' },
  'banner.welcome': {
    ko: '{site}에 오신 것을 환영합니다',
    en: 'Welcome to {site}',
    vi: 'Chào mừng đến {site}',
  },
} as const satisfies Texts;
