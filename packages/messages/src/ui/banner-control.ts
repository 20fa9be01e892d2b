import type { Texts } from '../text.ts';

/** The buttons of the banners, which come with the banners themselves. */
export const bannerControlTexts = {
  'banner.of': { ko: '{total}개 중 {index}번째', en: '{index} of {total}', vi: '{index} / {total}' },
  'banner.pause': { ko: '배너 멈춤', en: 'Pause the banners', vi: 'Tạm dừng biểu ngữ' },
  'banner.play': { ko: '배너 재생', en: 'Play the banners', vi: 'Chạy biểu ngữ' },
  'banner.previous': { ko: '이전 배너', en: 'Previous banner', vi: 'Biểu ngữ trước' },
  'banner.next': { ko: '다음 배너', en: 'Next banner', vi: 'Biểu ngữ sau' },
} as const satisfies Texts;
