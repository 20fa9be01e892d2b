import type { Texts } from '../text.ts';

/** Zones as people call them where they are; the short names of Intl are "GMT+9" outside of the country itself. */
export const zoneTexts = {
  'zone.Asia/Seoul': { ko: '한국 표준시(KST)', en: 'Korea Standard Time (KST)', vi: 'Giờ Hàn Quốc (KST)' },
  'zone.Asia/Ho_Chi_Minh': { ko: '베트남 시간(ICT)', en: 'Indochina Time (ICT)', vi: 'Giờ Việt Nam (ICT)' },
} as const satisfies Texts;
