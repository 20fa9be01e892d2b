import type { Texts } from '../text.ts';

/** A withdrawal that its member confirms with the PIN, as the server has put it together. */
export const cashConfirmTexts = {
  'cash.out.pin': { ko: '환전 비밀번호', en: 'Withdrawal password', vi: 'Mật khẩu rút tiền' },
  'cash.out.pinHint': {
    ko: '환전 비밀번호 숫자 {digits}자리입니다. 여러 번 틀리면 환전이 잠깁니다.',
    en: 'Your withdrawal password of {digits} digits. Several wrong tries lock withdrawals.',
    vi: 'Mật khẩu rút tiền gồm {digits} chữ số. Nhập sai nhiều lần sẽ bị khóa rút tiền.',
  },
  'cash.out.pinChange': { ko: '정하기 · 바꾸기', en: 'Set or change', vi: 'Đặt hoặc đổi' },
  'cash.out.pinMissing': {
    ko: '환전 비밀번호 {digits}자리를 입력해 주세요.',
    en: 'Enter the {digits} digits of your withdrawal password.',
    vi: 'Vui lòng nhập {digits} chữ số mật khẩu rút tiền.',
  },
  'cash.out.confirmTitle': {
    ko: '환전 내용 확인',
    en: 'Confirm this withdrawal',
    vi: 'Xác nhận rút tiền',
  },
  'cash.out.confirm': { ko: '이대로 환전 신청', en: 'Withdraw', vi: 'Rút tiền' },
  'cash.out.confirmLoading': {
    ko: '환전 내용을 불러오는 중입니다',
    en: 'Loading the withdrawal',
    vi: 'Đang tải thông tin rút tiền',
  },
  'cash.out.confirmFailed': {
    ko: '지금은 이대로 환전할 수 없습니다',
    en: 'This cannot be withdrawn right now',
    vi: 'Hiện không thể rút như vậy',
  },
  'cash.out.confirmNote': {
    ko: '이번 환전에만 2분 동안 유효합니다. 내용이 맞으면 환전 비밀번호를 입력해 주세요.',
    en: 'Valid for this withdrawal only, for 2 minutes. If it is right, enter your withdrawal password.',
    vi: 'Chỉ có hiệu lực cho lần rút này trong 2 phút. Nếu đúng, hãy nhập mật khẩu rút tiền.',
  },
  'cash.out.turnover': { ko: '롤링 조건', en: 'Turnover', vi: 'Vòng cược' },
  'cash.out.turnoverMet': { ko: '모두 채움', en: 'Met', vi: 'Đã đủ' },
} as const satisfies Texts;
