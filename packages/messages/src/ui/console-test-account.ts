import type { Texts } from '../text.ts';

/** Accounts by which the house itself tries the site, on the page of a member. */
export const consoleTestAccountTexts = {
  'consoleTestAccount.title': { ko: '테스트 계정', en: 'Test account', vi: 'Tài khoản thử nghiệm' },
  'consoleTestAccount.none': {
    ko: '테스트 계정이 아닙니다. 통계와 커미션에 포함됩니다.',
    en: 'This is no test account: reports and commission count it.',
    vi: 'Đây không phải tài khoản thử nghiệm: báo cáo và hoa hồng có tính tài khoản này.',
  },
  'consoleTestAccount.lead': {
    ko: '통계, 커미션, 당첨 소식, 중요 사건에 포함되지 않습니다.',
    en: 'No report, commission, list of wins or significant event counts it.',
    vi: 'Không tính vào báo cáo, hoa hồng, danh sách thắng và sự kiện quan trọng.',
  },
  'consoleTestAccount.cap': { ko: '넣을 수 있는 한도', en: 'Funds cap', vi: 'Mức nạp tối đa' },
  'consoleTestAccount.capHint': {
    ko: '입금, 보너스, 지급, 쿠폰, 전환한 포인트를 모두 합해 이 계정에 넣을 수 있는 금액입니다. 빼도 다시 늘지 않습니다.',
    en: 'All that may ever be put into it: deposits with their bonuses, credits, coupons and converted points. Taking money out makes no room.',
    vi: 'Tổng số tiền được đưa vào tài khoản: nạp kèm thưởng, cộng tiền, phiếu và điểm đã đổi. Rút ra không làm tăng lại mức này.',
  },
  'consoleTestAccount.capMissing': {
    ko: '한도를 입력해 주세요.',
    en: 'Enter the cap.',
    vi: 'Hãy nhập mức tối đa.',
  },
  'consoleTestAccount.funded': { ko: '지금까지 넣은 금액', en: 'Put in so far', vi: 'Đã đưa vào' },
  'consoleTestAccount.by': { ko: '지정한 사람', en: 'Marked by', vi: 'Người đánh dấu' },
  'consoleTestAccount.at': { ko: '지정 시각', en: 'Marked at', vi: 'Đánh dấu lúc' },
  'consoleTestAccount.mark': {
    ko: '테스트 계정으로 지정',
    en: 'Mark as a test account',
    vi: 'Đánh dấu thử nghiệm',
  },
  'consoleTestAccount.change': { ko: '한도 변경', en: 'Change the cap', vi: 'Đổi mức tối đa' },
  'consoleTestAccount.unmark': { ko: '지정 해제', en: 'Take the mark away', vi: 'Bỏ đánh dấu' },
  'consoleTestAccount.confirm.cap': { ko: '한도 변경', en: 'Change the cap', vi: 'Đổi mức tối đa' },
  'consoleTestAccount.confirm.unmark': { ko: '지정 해제', en: 'Take the mark away', vi: 'Bỏ đánh dấu' },
  'consoleTestAccount.note.mark': {
    ko: '돈이 오가거나 게임을 한 적이 없는 계정만 지정할 수 있고, 한 번이라도 쓰면 해제할 수 없습니다. 누가 언제 지정했는지 기록에 남습니다.',
    en: 'Only an account of which no money has moved and which has not played can be marked, and once it is used the mark stays. Who marked it and when is kept.',
    vi: 'Chỉ đánh dấu được tài khoản chưa có giao dịch tiền và chưa chơi; khi đã dùng thì dấu giữ nguyên. Người và thời điểm đánh dấu được lưu lại.',
  },
  'consoleTestAccount.note.cap': {
    ko: '바로 적용됩니다. 이미 넣은 금액보다 작게 정할 수 없습니다.',
    en: 'It holds at once, and is not less than what was put in already.',
    vi: 'Có hiệu lực ngay và không thể nhỏ hơn số tiền đã đưa vào.',
  },
  'consoleTestAccount.note.unmark': {
    ko: '지정한 뒤 한 번도 쓰지 않은 계정만 해제할 수 있습니다. 해제하면 다른 회원처럼 통계에 포함됩니다.',
    en: 'Only while nothing has happened on it. From then on reports count it like any other member.',
    vi: 'Chỉ khi chưa có hoạt động nào. Từ đó báo cáo tính tài khoản này như các thành viên khác.',
  },
  'consoleTestAccount.why.release': {
    ko: '새 버전을 시험합니다.',
    en: 'A new version is tried.',
    vi: 'Thử phiên bản mới.',
  },
  'consoleTestAccount.why.audit': {
    ko: '검사 기관이 시험합니다.',
    en: 'An auditor tries the site.',
    vi: 'Đơn vị kiểm tra thử nghiệm.',
  },
  'consoleTestAccount.saved.cap': {
    ko: '{nick}님의 테스트 계정 설정을 저장했습니다.',
    en: 'Saved: {nick} is a test account.',
    vi: 'Đã lưu: {nick} là tài khoản thử nghiệm.',
  },
  'consoleTestAccount.saved.unmark': {
    ko: '{nick}님은 이제 테스트 계정이 아닙니다.',
    en: '{nick} is no test account any more.',
    vi: '{nick} không còn là tài khoản thử nghiệm.',
  },
  'consoleTestAccount.history': { ko: '변경 기록', en: 'History', vi: 'Lịch sử' },
  'consoleTestAccount.kind.mark': { ko: '지정', en: 'Marked', vi: 'Đánh dấu' },
  'consoleTestAccount.kind.cap': { ko: '한도 변경', en: 'Cap changed', vi: 'Đổi mức' },
  'consoleTestAccount.kind.unmark': { ko: '해제', en: 'Mark taken away', vi: 'Bỏ dấu' },
} as const satisfies Texts;
