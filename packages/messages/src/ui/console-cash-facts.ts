import type { Texts } from '../text.ts';

/** What an operator matches a deposit by, and pays a withdrawal with. */
export const consoleCashFactsTexts = {
  'consoleCash.match': { ko: '입금 대조', en: 'Match the transfer', vi: 'Đối chiếu chuyển khoản' },
  'consoleCash.payer': { ko: '입금자명', en: 'Payer', vi: 'Người chuyển' },
  'consoleCash.payerDiffers': {
    ko: '예금주와 다름',
    en: 'Name differs',
    vi: 'Khác chủ tài khoản',
  },
  'consoleCash.shownAccount': { ko: '안내한 계좌', en: 'Account shown', vi: 'Tài khoản đã gửi' },
  'consoleCash.shownAt': { ko: '안내 시각', en: 'Shown at', vi: 'Gửi lúc' },
  'consoleCash.neverShown': {
    ko: '안내한 계좌가 없습니다',
    en: 'No account was ever shown',
    vi: 'Chưa gửi tài khoản nào',
  },
  'consoleCash.expiresAt': { ko: '자동 취소 시각', en: 'Expires', vi: 'Hết hạn lúc' },
  'consoleCash.check.payer': {
    ko: '입금자명이 예금주와 같습니다',
    en: 'The payer is the account holder',
    vi: 'Người chuyển là chủ tài khoản',
  },
  'consoleCash.check.payerDiffers': {
    ko: '입금자명이 예금주와 다릅니다. 은행 내역을 확인하세요.',
    en: 'The payer is not the account holder. Check the bank statement.',
    vi: 'Người chuyển không phải chủ tài khoản. Hãy kiểm tra sao kê.',
  },
  'consoleCash.closing': { ko: '탈퇴 출금', en: 'Closed account', vi: 'Đóng tài khoản' },
  'consoleCash.closingNote': {
    ko: '탈퇴하면서 남은 보유금 전액을 신청한 마지막 출금입니다. 금액 제한과 롤링을 따지지 않고 접수되었으니 확인 후 결정하세요. 거절하면 돈은 탈퇴한 계정으로 돌아갑니다.',
    en: 'The last withdrawal of a member that closed its account, over its whole balance. It was taken without limits or turnover: look before you decide. Rejected, the money goes back to the closed account.',
    vi: 'Lần rút cuối của thành viên đã đóng tài khoản, toàn bộ số dư. Được nhận mà không xét hạn mức hay vòng cược: hãy kiểm tra trước khi duyệt. Nếu từ chối, tiền trở về tài khoản đã đóng.',
  },
  'consoleCash.check.turnoverMet': {
    ko: '롤링을 모두 채웠습니다',
    en: 'The turnover is met',
    vi: 'Đã đủ vòng cược',
  },
  'consoleCash.check.turnoverLeft': {
    ko: '롤링이 남아 있습니다: {required}원 중 {done}원',
    en: 'Turnover is missing: {done} of {required} won',
    vi: 'Chưa đủ vòng cược: {done} trên {required} won',
  },
  'consoleCash.copyShort': { ko: '복사', en: 'Copy', vi: 'Sao chép' },
  'consoleCash.payout': { ko: '이체할 계좌', en: 'Pay out to', vi: 'Tài khoản nhận' },
  'consoleCash.payoutShow': { ko: '계좌 전체 보기', en: 'Show full account', vi: 'Xem đủ số tài khoản' },
  'consoleCash.payoutNote': {
    ko: '담당한 운영자만 볼 수 있고, 볼 때마다 기록이 남습니다.',
    en: 'Only the operator who claimed it can look, and each look is recorded.',
    vi: 'Chỉ người đã nhận việc được xem, và mỗi lần xem đều được ghi lại.',
  },
  'consoleCash.payoutNumber': { ko: '계좌번호', en: 'Account number', vi: 'Số tài khoản' },
  'consoleCash.reference': { ko: '이체 번호', en: 'Payout reference', vi: 'Mã chuyển khoản' },
  'consoleCash.referenceHint': {
    ko: '은행의 거래 번호입니다. 회원의 접수증에 표시됩니다.',
    en: 'The number of the bank transfer. It is shown on the member’s receipt.',
    vi: 'Mã giao dịch ngân hàng, hiện trên biên nhận của thành viên.',
  },
  'consoleCash.approveNote.firstOut': {
    ko: '아직 이체하지 마세요. 다른 운영자가 신청을 맡아 이체하고, 이체 번호를 넣어 2차 승인합니다.',
    en: 'Do not pay it yet. Another operator claims it, makes the transfer and enters its reference with the second approval.',
    vi: 'Chưa chuyển khoản. Một điều hành viên khác sẽ nhận việc, chuyển khoản và nhập mã khi duyệt lần 2.',
  },
  'consoleCash.takeOverNote.firstOut': {
    ko: '1차 승인된 신청입니다. 다른 운영자가 맡아 이체하고 2차 승인합니다.',
    en: 'Its first approval is given. Another operator claims it, pays it and gives the second.',
    vi: 'Đã duyệt lần 1. Một điều hành viên khác nhận việc, chuyển khoản và duyệt lần 2.',
  },
  'consoleCash.referenceIn': { ko: '입금 거래 번호', en: 'Bank reference', vi: 'Mã giao dịch nạp' },
  'consoleCash.referenceInHint': {
    ko: '은행 내역에 거래 번호가 있으면 적어 주세요. 비워 둘 수 있습니다.',
    en: 'The bank’s number of the transfer, where its list has one. It may stay empty.',
    vi: 'Mã giao dịch của ngân hàng, nếu sao kê có. Có thể để trống.',
  },
  'consoleCash.referenceMissing': {
    ko: '이체를 마친 뒤 이체 번호를 입력해 주세요.',
    en: 'Make the transfer, then enter its reference.',
    vi: 'Hãy chuyển khoản rồi nhập mã giao dịch.',
  },
} as const satisfies Texts;
