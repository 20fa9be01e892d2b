import type { Texts } from '../text.ts';

/** What every dialog with a form says besides its own words. */
export const formTexts = {
  'form.leaveTitle': {
    ko: '입력한 내용을 버릴까요?',
    en: 'Discard what you have typed?',
    vi: 'Bỏ nội dung đã nhập?',
  },
  'form.leaveBody': {
    ko: '아직 보내지 않았습니다. 닫으면 입력한 내용이 사라집니다.',
    en: 'It has not been sent. Once you close this, it is gone.',
    vi: 'Nội dung chưa được gửi. Nếu đóng lại, nội dung sẽ mất.',
  },
  'form.leave': { ko: '버리고 닫기', en: 'Discard', vi: 'Bỏ và đóng' },
  'form.stay': { ko: '계속 입력', en: 'Keep typing', vi: 'Nhập tiếp' },
  'form.halfMoment': {
    ko: '날짜와 시각을 모두 입력해 주세요.',
    en: 'Fill in the whole date and time.',
    vi: 'Hãy nhập đủ ngày và giờ.',
  },
  'form.incomplete': {
    ko: '* 표시된 항목을 모두 입력해 주세요.',
    en: 'Fill in every field marked with *.',
    vi: 'Hãy nhập đủ các ô có dấu *.',
  },
} as const satisfies Texts;
