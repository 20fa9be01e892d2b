import type { Texts } from '../text.ts';

/** Words that several pages share. */
export const commonTexts = {
  'common.siteName': { ko: '한판', en: 'Hanpan', vi: 'Hanpan' },
  'common.won': { ko: '원', en: ' won', vi: ' won' },
  'common.point': { ko: 'P', en: 'P', vi: 'P' },
  'common.close': { ko: '닫기', en: 'Close', vi: 'Đóng' },
  'common.cancel': { ko: '취소', en: 'Cancel', vi: 'Hủy' },
  /** Beside a button that cancels something: two that say "cancel" would not say which of them does. */
  'common.back': { ko: '돌아가기', en: 'Go back', vi: 'Quay lại' },
  'common.confirm': { ko: '확인', en: 'OK', vi: 'Đồng ý' },
  'common.retry': { ko: '다시 시도', en: 'Try again', vi: 'Thử lại' },
  'common.loading': { ko: '불러오는 중', en: 'Loading', vi: 'Đang tải' },
  'common.more': { ko: '더 보기', en: 'More', vi: 'Xem thêm' },
  'common.all': { ko: '전체', en: 'All', vi: 'Tất cả' },
  'common.copy': { ko: '복사', en: 'Copy', vi: 'Sao chép' },
  'common.copied': { ko: '복사했습니다', en: 'Copied', vi: 'Đã sao chép' },
  'common.preparing': { ko: '준비 중입니다.', en: 'Coming soon.', vi: 'Sắp có.' },
  'common.errorTitle': { ko: '불러오지 못했습니다', en: 'This could not be loaded', vi: 'Không tải được' },
  'common.errorBody': {
    ko: '보유금과 베팅은 그대로입니다. 잠시 후 다시 시도해 주세요.',
    en: 'Your money and bets are unaffected. Please try again shortly.',
    vi: 'Tiền và cược của bạn không bị ảnh hưởng. Vui lòng thử lại sau.',
  },
  'common.unknownOutcome': {
    ko: '처리됐는지 확인하지 못했습니다. 다시 눌러도 두 번 처리되지 않습니다.',
    en: 'We don’t know yet whether this went through. Pressing again will not do it twice.',
    vi: 'Chưa xác nhận được kết quả. Nhấn lại cũng không bị thực hiện hai lần.',
  },
  'common.offline': {
    ko: '서버와 연결이 끊겼습니다. 다시 연결하고 있습니다.',
    en: 'Connection lost. Reconnecting.',
    vi: 'Mất kết nối. Đang kết nối lại.',
  },
  'common.page': { ko: '{page}페이지', en: 'Page {page}', vi: 'Trang {page}' },
  'common.previous': { ko: '이전', en: 'Previous', vi: 'Trước' },
  'common.next': { ko: '다음', en: 'Next', vi: 'Sau' },
} as const satisfies Texts;

/** What the product is called in any language: a site of that name is called so in the reader's own. */
export const productNames: readonly string[] = ['한판', 'Hanpan'];
