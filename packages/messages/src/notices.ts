import type { Texts } from './text.ts';

/** Messages that the system writes into a member's box. */
export const noticeTexts = {
  'notice.depositExpired.title': {
    ko: '충전 신청이 취소되었습니다',
    en: 'Your deposit request was cancelled',
    vi: 'Yêu cầu nạp tiền đã bị hủy',
  },
  'notice.depositExpired.body': {
    ko: '{amount}원 충전 신청({receipt})을 정해진 시간 안에 확인하지 못해 자동으로 취소했습니다. 이미 입금하셨다면 다시 신청하거나 고객센터에 알려 주세요. 보내신 돈은 안전합니다.',
    en: 'Your deposit request for {amount} won ({receipt}) was not confirmed in time, so it was cancelled. If you have already paid, make a new request or tell support: your money is safe.',
    vi: 'Yêu cầu nạp {amount} won ({receipt}) không được xác nhận kịp thời nên đã bị hủy. Nếu bạn đã chuyển tiền, hãy gửi yêu cầu mới hoặc báo hỗ trợ: tiền của bạn vẫn an toàn.',
  },
  'notice.depositEnded.member': {
    ko: '회원이 직접 취소했습니다.',
    en: 'Cancelled by the member.',
    vi: 'Thành viên đã tự hủy.',
  },
  'notice.depositEnded.expiry': {
    ko: '정해진 시간 안에 입금이 확인되지 않아 자동으로 취소되었습니다.',
    en: 'Cancelled because the payment was not confirmed in time.',
    vi: 'Đã hủy vì khoản thanh toán không được xác nhận kịp thời.',
  },
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
