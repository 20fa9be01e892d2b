import type { Texts } from '../text.ts';

/** The frame round every page. */
export const shellTexts = {
  'shell.skip': { ko: '본문으로 건너뛰기', en: 'Skip to content', vi: 'Bỏ qua đến nội dung' },
  'shell.cash': { ko: '보유금', en: 'Balance', vi: 'Số dư' },
  'shell.points': { ko: '포인트', en: 'Points', vi: 'Điểm' },
  'shell.member': { ko: '{name} 님', en: '{name}', vi: '{name}' },
  'shell.level': { ko: '레벨 {level}', en: 'Level {level}', vi: 'Cấp {level}' },
  'shell.play': { ko: '모의 머니', en: 'Play money', vi: 'Tiền chơi thử' },
  'shell.playNotice': {
    ko: '이 사이트의 돈은 모의 머니입니다. 실제로 오가는 돈은 없습니다.',
    en: 'Money on this site is play money. No real money is ever deposited or paid out.',
    vi: 'Tiền trên trang này là tiền chơi thử. Không có tiền thật nào được nạp hay rút.',
  },
  'shell.age': {
    ko: '만 {age}세 이상만 이용할 수 있습니다.',
    en: 'Only for people aged {age} and over.',
    vi: 'Chỉ dành cho người từ {age} tuổi.',
  },
  'shell.copyright': {
    ko: '© {year} {site}. All rights reserved.',
    en: '© {year} {site}. All rights reserved.',
    vi: '© {year} {site}. All rights reserved.',
  },
  'shell.licence': { ko: '허가 번호 {licence}', en: 'Licence {licence}', vi: 'Giấy phép {licence}' },
  'shell.zone': {
    ko: '표시 시각은 {zone} 기준입니다.',
    en: 'Times are shown in {zone}.',
    vi: 'Giờ hiển thị theo {zone}.',
  },
  'shell.failedTitle': {
    ko: '화면을 열지 못했습니다',
    en: 'This page could not be opened',
    vi: 'Không mở được trang',
  },
  'shell.failedBody': {
    ko: '보유금과 베팅은 그대로입니다. 다시 시도하거나 메인으로 이동해 주세요.',
    en: 'Your money and bets are unaffected. Please try again, or go to the main page.',
    vi: 'Tiền và cược của bạn không bị ảnh hưởng. Hãy thử lại hoặc về trang chính.',
  },
  'shell.toMain': { ko: '메인으로', en: 'Go to the main page', vi: 'Về trang chính' },
} as const satisfies Texts;
