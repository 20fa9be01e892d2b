import type { Texts } from './text.ts';

/** Messages that the system writes into a member's box. */
export const noticeTexts = {
  'notice.depositAccount.title': {
    ko: '입금 계좌 안내',
    en: 'Your deposit account',
    vi: 'Tài khoản nạp tiền của bạn',
  },
  'notice.depositAccount.body': {
    ko: '입금 계좌는 {bank} {number} (예금주 {holder})입니다. 가입할 때 등록한 이름으로 보내신 뒤 충전 신청을 해 주세요.',
    en: 'The deposit account is {bank} {number}, in the name of {holder}. Send from an account in your registered name, then submit the deposit request.',
    vi: 'Tài khoản nạp tiền là {bank} {number}, chủ tài khoản {holder}. Hãy chuyển từ tài khoản đúng tên đăng ký, rồi gửi yêu cầu nạp tiền.',
  },
} as const satisfies Texts;
