import type { Texts } from '../text.ts';

/** A bank statement against the open deposits, for operators. */
export const consoleBankTexts = {
  'consoleBank.title': { ko: '은행 내역 맞추기', en: 'Bank statement', vi: 'Đối chiếu ngân hàng' },
  'consoleBank.rule': {
    ko: '은행 화면이나 CSV를 붙여 넣으면 열린 입금 신청과 맞춰 봅니다. 승인은 입금 대기에서 합니다.',
    en: 'Paste the bank’s page or its CSV: lines are held against open deposits. Approval stays at the deposits page.',
    vi: 'Dán trang ngân hàng hoặc CSV để đối chiếu với yêu cầu nạp đang mở. Duyệt ở trang nạp tiền.',
  },
  'consoleBank.statement': { ko: '은행 내역', en: 'Bank statement', vi: 'Sao kê' },
  'consoleBank.hint': {
    ko: '한 줄에 입금자와 금액이 있으면 됩니다. 출금액이나 잔액도 있으면 제목 줄까지 붙여 넣어 주세요. 최대 1,000줄',
    en: 'Payer and amount in each line, at most 1,000 lines. Include the head where withdrawals or balances stand beside them',
    vi: 'Mỗi dòng có người gửi và số tiền, tối đa 1.000 dòng. Nếu có cả tiền ra hoặc số dư, hãy dán kèm dòng tiêu đề',
  },
  'consoleBank.file': { ko: 'CSV 파일 열기', en: 'Open a CSV file', vi: 'Mở tệp CSV' },
  'consoleBank.match': { ko: '맞춰 보기', en: 'Match', vi: 'Đối chiếu' },
  'consoleBank.missing': {
    ko: '은행 내역을 붙여 넣어 주세요.',
    en: 'Paste a statement.',
    vi: 'Hãy dán sao kê.',
  },
  'consoleBank.line': { ko: '줄', en: 'Line', vi: 'Dòng' },
  'consoleBank.payer': { ko: '입금자', en: 'Payer', vi: 'Người gửi' },
  'consoleBank.amount': { ko: '금액', en: 'Amount', vi: 'Số tiền' },
  'consoleBank.result': { ko: '결과', en: 'Result', vi: 'Kết quả' },
  'consoleBank.result.matched': { ko: '일치', en: 'Matched', vi: 'Khớp' },
  'consoleBank.result.name-differs': { ko: '이름 다름', en: 'Another name', vi: 'Khác tên' },
  'consoleBank.result.several': { ko: '여러 건', en: 'Several', vi: 'Nhiều yêu cầu' },
  'consoleBank.result.earlier': { ko: '신청 전 입금', en: 'Before request', vi: 'Trước yêu cầu' },
  'consoleBank.result.credited': { ko: '이미 승인', en: 'Approved already', vi: 'Đã duyệt' },
  'consoleBank.result.unclear': { ko: '확인 필요', en: 'Check by hand', vi: 'Cần kiểm tra' },
  'consoleBank.result.none': { ko: '신청 없음', en: 'No request', vi: 'Không có yêu cầu' },
  'consoleBank.request': { ko: '입금 신청', en: 'Deposit request', vi: 'Yêu cầu nạp' },
  'consoleBank.open': { ko: '{receipt} 열기', en: 'Open {receipt}', vi: 'Mở {receipt}' },
  'consoleBank.table': { ko: '맞춰 본 결과', en: 'Result of the matching', vi: 'Kết quả đối chiếu' },
  'consoleBank.sum': {
    ko: '{total}줄 가운데 {matched}줄이 맞습니다. 은행 내역에 없는 신청이 {unpaid}건 있습니다.',
    en: 'Of {total} lines {matched} match. {unpaid} {unpaid|request is|requests are} in no line.',
    vi: '{matched} trên {total} dòng khớp. Có {unpaid} yêu cầu không có trong sao kê.',
  },
  'consoleBank.outgoing': {
    ko: '출금 {count}줄은 빼고 맞춰 봤습니다.',
    en: '{count} {count|line|lines} of withdrawals left out.',
    vi: 'Đã bỏ qua {count} dòng tiền ra.',
  },
  'consoleBank.leftOut': {
    ko: '맞춰 보지 않은 줄 {count}개',
    en: 'Lines that were not matched: {count}',
    vi: '{count} dòng chưa được đối chiếu',
  },
  'consoleBank.leftOutNote': {
    ko: '내역이 너무 길어 뒷부분은 보지 않았습니다. 남은 줄은 따로 붙여 넣어 맞춰 보세요.',
    en: 'The statement is too long, so its end was not read. Paste the rest and match it on its own.',
    vi: 'Sao kê quá dài nên phần cuối chưa được đọc. Hãy dán phần còn lại và đối chiếu riêng.',
  },
  'consoleBank.broken': {
    ko: '읽지 못한 줄 {count}개',
    en: 'Lines that could not be read: {count}',
    vi: '{count} dòng không đọc được',
  },
  'consoleBank.brokenNote': {
    ko: '아래 줄은 그대로 두었습니다. 고쳐서 다시 맞춰 보세요.',
    en: 'They stand as they were. Mend them and match again.',
    vi: 'Các dòng này được giữ nguyên. Hãy sửa rồi đối chiếu lại.',
  },
} as const satisfies Texts;
