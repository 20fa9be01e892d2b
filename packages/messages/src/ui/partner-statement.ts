import type { Texts } from '../text.ts';

/** Commission: settlements by period, their lines, members and bets. */
export const partnerStatementTexts = {
  'partner.calculations': { ko: '정산 내역', en: 'Settlements', vi: 'Quyết toán' },
  'partner.calculations.note': {
    ko: '롤링은 베팅이 정산될 때 콤프로 적립되고, 루징은 운영자가 확인하면 적립됩니다.',
    en: 'Rolling goes to comp when a bet settles, losing once an operator has confirmed the period.',
    vi: 'Rolling vào comp khi cược được quyết toán, losing khi điều hành viên xác nhận kỳ.',
  },
  'partner.calculations.emptyTitle': {
    ko: '정산이 없습니다',
    en: 'No settlements yet',
    vi: 'Chưa có quyết toán',
  },
  'partner.calculations.emptyBody': {
    ko: '하부에서 베팅이 정산되면 여기에 나타납니다.',
    en: 'They appear here once bets of your downline have settled.',
    vi: 'Sẽ hiện khi cược của tuyến dưới được quyết toán.',
  },
  'partner.settlement.open': { ko: '진행 중', en: 'Running', vi: 'Đang chạy' },
  'partner.settlement.waiting': { ko: '확인 대기', en: 'To be confirmed', vi: 'Chờ xác nhận' },
  'partner.settlement.done': { ko: '완료', en: 'Done', vi: 'Hoàn tất' },
  'partner.settlement.dropped': { ko: '취소', en: 'Dropped', vi: 'Đã hủy' },
  'partner.credit': { ko: '적립액', en: 'Credit', vi: 'Ghi có' },
  'partner.correction': { ko: '지난 정산 조정', en: 'Corrections', vi: 'Điều chỉnh kỳ trước' },
  'partner.corrections': {
    ko: '다시 정산된 베팅에 따른 지난 정산 조정',
    en: 'Corrections of earlier periods, for bets that were settled again',
    vi: 'Điều chỉnh kỳ trước do cược được quyết toán lại',
  },
  'partner.paid': { ko: '지급', en: 'Paid', vi: 'Đã trả' },
  'partner.correct': { ko: '재정산', en: 'Corrected', vi: 'Tính lại' },

  'partner.lines': {
    ko: '커미션 명세 {days}',
    en: 'Commission {days}',
    vi: 'Hoa hồng {days}',
  },
  'partner.lines.note': {
    ko: '내 요율과 하부 요율의 차이만큼이 내 몫입니다. 금액을 누르면 회원과 베팅이 나옵니다.',
    en: 'The difference between your rate and the downline’s is yours. An amount leads to its members and bets.',
    vi: 'Phần của bạn là chênh lệch giữa tỷ lệ của bạn và của tuyến dưới. Nhấn số tiền để xem thành viên và cược.',
  },
  'partner.lines.emptyTitle': { ko: '커미션이 없습니다', en: 'No commission', vi: 'Không có hoa hồng' },
  'partner.lines.emptyBody': {
    ko: '이 기간에 정산된 베팅이 없습니다.',
    en: 'No bet settled in this period.',
    vi: 'Không có cược nào được quyết toán trong kỳ này.',
  },
  'partner.lineSum': { ko: '루징 계산', en: 'Losing, lines', vi: 'Losing theo dòng' },
  'partner.branch': { ko: '경로', en: 'Through', vi: 'Qua nhánh' },
  'partner.branch.own': { ko: '직속 회원', en: 'Direct members', vi: 'Thành viên trực tiếp' },
  'partner.lineRate': { ko: '내 몫 요율', en: 'Own share', vi: 'Tỷ lệ phần mình' },
  'partner.lineRateNote': {
    ko: '내 요율 {own} − 하부 {branch}',
    en: 'Own rate {own} − downline {branch}',
    vi: 'Tỷ lệ mình {own} − tuyến dưới {branch}',
  },
  'partner.base': { ko: '기준 금액', en: 'Of', vi: 'Căn cứ' },
  'partner.toMembers': { ko: '회원별로 보기', en: 'By member', vi: 'Theo thành viên' },
  'partner.ofSettlement': {
    ko: '정산 {days}',
    en: 'Settlement {days}',
    vi: 'Quyết toán {days}',
  },

  'partner.users': { ko: '회원별 정산', en: 'Settlements by member', vi: 'Quyết toán theo thành viên' },
  'partner.users.note': {
    ko: '회원을 고르면 그 금액이 나온 베팅이 아래에 나옵니다.',
    en: 'Choose a member to see the bets below.',
    vi: 'Chọn thành viên để xem cược bên dưới.',
  },
  'partner.users.emptyTitle': { ko: '회원이 없습니다', en: 'No members', vi: 'Không có thành viên' },
  'partner.lineBets': { ko: '정산된 베팅', en: 'Settled bets', vi: 'Cược đã quyết toán' },
  'partner.lineBets.note': {
    ko: '다시 정산된 베팅은 이전 금액이 회수 줄로 한 번 더 나옵니다.',
    en: 'A bet that was settled again shows its old figures once more as a clawback.',
    vi: 'Cược quyết toán lại có thêm một dòng thu hồi số cũ.',
  },
  'partner.sum': { ko: '합계', en: 'Sum', vi: 'Tổng' },
  'partner.settlementOf': { ko: '정산', en: 'Settlement', vi: 'Quyết toán' },
  'partner.settledOnce': { ko: '정산', en: 'Settled', vi: 'Đã quyết toán' },
  'partner.resettled': {
    ko: '재정산 {revision}차',
    en: 'Settled again ({revision})',
    vi: 'Quyết toán lại ({revision})',
  },
  'partner.clawback': { ko: '재정산 회수', en: 'Clawback', vi: 'Thu hồi' },
} as const satisfies Texts;
