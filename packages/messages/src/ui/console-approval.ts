import type { Texts } from '../text.ts';

/** What waits for a second operator, and why; the causes are those of adjustments and of the cash desk too. */
export const consoleApprovalTexts = {
  'consoleApproval.title': { ko: '지급 승인', en: 'Approvals', vi: 'Duyệt cấp phát' },
  'consoleApproval.waiting': {
    ko: '두 번째 승인 대기',
    en: 'Awaiting second approval',
    vi: 'Chờ người thứ hai',
  },
  'consoleApproval.table': {
    ko: '두 번째 운영자가 승인할 지급',
    en: 'Gifts for a second operator to approve',
    vi: 'Khoản cấp chờ người vận hành thứ hai',
  },
  'consoleApproval.rule': {
    ko: '한 번에 {single}원부터, 또는 {hours}시간 동안 운영자 한 사람이 {operator}원, 회원 한 사람이 {member}원이 되면 다른 운영자가 승인해야 합니다.',
    en: 'Another operator approves from {single} won at once, or when within {hours} hours one operator reaches {operator} won or one member {member} won.',
    vi: 'Cần người vận hành khác duyệt từ {single} won một lần, hoặc khi trong {hours} giờ một người vận hành đạt {operator} won hay một thành viên đạt {member} won.',
  },
  'consoleApproval.cause': { ko: '승인이 필요한 까닭', en: 'Why it waits', vi: 'Lý do chờ duyệt' },
  'consoleApproval.cause.single': {
    ko: '한 번의 금액이 큽니다',
    en: 'Large in one go',
    vi: 'Một lần quá lớn',
  },
  'consoleApproval.cause.operator': {
    ko: '이 운영자가 지급한 합계가 한도에 닿습니다',
    en: "This operator's own total reaches the limit",
    vi: 'Tổng người vận hành này đã cấp chạm hạn mức',
  },
  'consoleApproval.cause.operatorTotal': {
    ko: '이 운영자가 승인한 입출금까지 더한 합계가 한도에 닿습니다',
    en: "This operator's total with approved requests reaches the limit",
    vi: 'Tổng kể cả yêu cầu người này đã duyệt chạm hạn mức',
  },
  'consoleApproval.cause.member': {
    ko: '이 회원의 합계가 한도에 닿습니다',
    en: "The member's total reaches the limit",
    vi: 'Tổng của thành viên này chạm hạn mức',
  },
  'consoleApproval.kind.point': { ko: '포인트', en: 'Points', vi: 'Điểm' },
  'consoleApproval.kind.coupon': { ko: '쿠폰', en: 'Coupons', vi: 'Phiếu thưởng' },
  'consoleApproval.kind': { ko: '구분', en: 'Type', vi: 'Loại' },
  'consoleApproval.receivers': { ko: '받는 사람', en: 'Receivers', vi: 'Người nhận' },
  'consoleApproval.more': {
    ko: '{memId} 외 {count}명',
    en: '{memId} and {count} more',
    vi: '{memId} và {count} người',
  },
  'consoleApproval.codes': { ko: '번호 {count}장', en: '{count} codes', vi: '{count} mã' },
  'consoleApproval.each': { ko: '{amount} × {count}', en: '{amount} × {count}', vi: '{amount} × {count}' },
  'consoleApproval.total': { ko: '합계', en: 'Total', vi: 'Tổng' },
  'consoleApproval.reason': { ko: '사유', en: 'Reason', vi: 'Lý do' },
  'consoleApproval.asked': { ko: '요청', en: 'Requested', vi: 'Yêu cầu' },
  'consoleApproval.askedBy': { ko: '요청한 사람', en: 'Requested by', vi: 'Người yêu cầu' },
  'consoleApproval.decidedBy': { ko: '결정한 사람', en: 'Decided by', vi: 'Người quyết định' },
  'consoleApproval.action': { ko: '처리', en: 'Action', vi: 'Xử lý' },
  'consoleApproval.state': { ko: '상태', en: 'Status', vi: 'Trạng thái' },
  'consoleApproval.state.all': { ko: '전체', en: 'All', vi: 'Tất cả' },
  'consoleApproval.state.waiting': { ko: '승인 대기', en: 'Awaiting approval', vi: 'Chờ duyệt' },
  'consoleApproval.state.done': { ko: '지급됨', en: 'Given', vi: 'Đã cấp' },
  'consoleApproval.state.rejected': { ko: '반려', en: 'Rejected', vi: 'Từ chối' },
  'consoleApproval.approve': { ko: '승인', en: 'Approve', vi: 'Duyệt' },
  'consoleApproval.approveOne': {
    ko: '{name}님이 요청한 지급 승인',
    en: 'Approve what {name} requested',
    vi: 'Duyệt yêu cầu của {name}',
  },
  'consoleApproval.submit.cash': { ko: '{amount}원 지급', en: 'Give {amount} won', vi: 'Cấp {amount} won' },
  'consoleApproval.submit.point': {
    ko: '{amount}포인트 지급',
    en: 'Give {amount} points',
    vi: 'Cấp {amount} điểm',
  },
  'consoleApproval.approveNote': {
    ko: '승인하면 바로 지급되고 되돌릴 수 없습니다.',
    en: 'It is given at once and this cannot be undone.',
    vi: 'Được cấp ngay và không thể hoàn tác.',
  },
  'consoleApproval.reject': { ko: '반려', en: 'Reject', vi: 'Từ chối' },
  'consoleApproval.rejectOne': {
    ko: '{name}님이 요청한 지급 반려',
    en: 'Reject what {name} requested',
    vi: 'Từ chối yêu cầu của {name}',
  },
  'consoleApproval.rejectNote': {
    ko: '아무것도 지급되지 않습니다. 사유는 기록에 남습니다.',
    en: 'Nothing is given. The reason is kept on record.',
    vi: 'Không cấp gì. Lý do được lưu lại.',
  },
  'consoleApproval.rejectPreset.wrong': {
    ko: '금액이나 받는 사람이 다릅니다.',
    en: 'The amount or the receivers are wrong.',
    vi: 'Sai số tiền hoặc người nhận.',
  },
  'consoleApproval.rejectPreset.unneeded': {
    ko: '지급이 필요 없습니다.',
    en: 'Nothing needs to be given.',
    vi: 'Không cần cấp.',
  },
  'consoleApproval.done.approve': { ko: '지급했습니다.', en: 'It has been given.', vi: 'Đã cấp.' },
  'consoleApproval.done.reject': { ko: '반려했습니다.', en: 'It has been rejected.', vi: 'Đã từ chối.' },
  'consoleApproval.own': {
    ko: '다른 운영자가 승인해야 합니다',
    en: 'Another operator must approve',
    vi: 'Cần người vận hành khác duyệt',
  },
  'consoleApproval.nowWaiting': {
    ko: '바로 지급되지 않았습니다. 다른 운영자의 승인을 기다립니다. 까닭: {cause}',
    en: 'Nothing is given yet: another operator must approve. Why: {cause}',
    vi: 'Chưa cấp: cần người vận hành khác duyệt. Lý do: {cause}',
  },
  'consoleApproval.emptyTitle': {
    ko: '기다리는 지급이 없습니다',
    en: 'Nothing is waiting',
    vi: 'Không có khoản nào đang chờ',
  },
  'consoleApproval.empty': {
    ko: '한도를 넘는 포인트와 쿠폰이 여기에서 두 번째 승인을 기다립니다.',
    en: 'Points and coupons above the limits wait here for a second approval.',
    vi: 'Điểm và phiếu vượt hạn mức chờ người thứ hai duyệt tại đây.',
  },
} as const satisfies Texts;
