import type { Texts } from '../text.ts';

/** Money that operators move by hand, with its second pair of eyes. */
export const consoleAdjustmentTexts = {
  'consoleAdjustment.title': { ko: '보유금 조정', en: 'Adjustments', vi: 'Điều chỉnh số dư' },
  'consoleAdjustment.waiting': {
    ko: '두 번째 승인 대기',
    en: 'Awaiting second approval',
    vi: 'Chờ người thứ hai',
  },
  'consoleAdjustment.table': { ko: '조정 내역', en: 'Adjustments', vi: 'Danh sách điều chỉnh' },
  'consoleAdjustment.new': { ko: '새 조정', en: 'New adjustment', vi: 'Điều chỉnh mới' },
  'consoleAdjustment.newNote': {
    ko: '{amount}원부터는, 그리고 {hours}시간 합계가 한도에 닿으면 다른 운영자가 승인해야 움직입니다.',
    en: 'From {amount} won, or when the total of {hours} {hours|hour|hours} reaches its limit, another operator must approve.',
    vi: 'Từ {amount} won, hoặc khi tổng trong {hours} giờ chạm hạn mức, cần điều hành viên khác duyệt.',
  },
  'consoleAdjustment.memId': {
    ko: '회원 또는 파트너 아이디',
    en: 'ID of the member or partner',
    vi: 'ID thành viên hoặc đối tác',
  },
  'consoleAdjustment.memIdMissing': {
    ko: '아이디를 입력해 주세요.',
    en: 'Enter an ID.',
    vi: 'Vui lòng nhập ID.',
  },
  'consoleAdjustment.direction': { ko: '구분', en: 'Direction', vi: 'Hướng' },
  'consoleAdjustment.credit': { ko: '지급', en: 'Credit', vi: 'Cộng' },
  'consoleAdjustment.debit': { ko: '차감', en: 'Debit', vi: 'Trừ' },
  'consoleAdjustment.amount': { ko: '금액', en: 'Amount', vi: 'Số tiền' },
  'consoleAdjustment.amountMissing': {
    ko: '금액을 입력해 주세요.',
    en: 'Enter an amount.',
    vi: 'Vui lòng nhập số tiền.',
  },
  'consoleAdjustment.reason': { ko: '사유', en: 'Reason', vi: 'Lý do' },
  'consoleAdjustment.reasonHint': {
    ko: '감사 기록에 남고 회원에게는 보이지 않습니다.',
    en: 'Kept in the audit log; the member does not see it.',
    vi: 'Lưu trong nhật ký; thành viên không thấy.',
  },
  'consoleAdjustment.reasonMissing': {
    ko: '사유를 입력해 주세요.',
    en: 'Enter a reason.',
    vi: 'Vui lòng nhập lý do.',
  },
  'consoleAdjustment.submit.credit': {
    ko: '{amount}원 지급',
    en: 'Credit {amount} won',
    vi: 'Cộng {amount} won',
  },
  'consoleAdjustment.submit.debit': {
    ko: '{amount}원 차감',
    en: 'Debit {amount} won',
    vi: 'Trừ {amount} won',
  },
  'consoleAdjustment.moved': {
    ko: '{memId}의 보유금을 조정했습니다.',
    en: 'Adjusted the balance of {memId}.',
    vi: 'Đã điều chỉnh số dư của {memId}.',
  },
  'consoleAdjustment.asked': {
    ko: '{memId}의 조정이 두 번째 승인을 기다립니다.',
    en: 'The adjustment for {memId} is awaiting a second approval.',
    vi: 'Điều chỉnh của {memId} đang chờ người thứ hai.',
  },
  'consoleAdjustment.state': { ko: '상태', en: 'Status', vi: 'Trạng thái' },
  'consoleAdjustment.state.all': { ko: '전체', en: 'All', vi: 'Tất cả' },
  'consoleAdjustment.state.waiting': { ko: '승인 대기', en: 'Awaiting approval', vi: 'Chờ duyệt' },
  'consoleAdjustment.state.done': { ko: '완료', en: 'Done', vi: 'Hoàn tất' },
  'consoleAdjustment.state.rejected': { ko: '거절', en: 'Rejected', vi: 'Từ chối' },
  'consoleAdjustment.col.member': { ko: '회원', en: 'Member', vi: 'Thành viên' },
  'consoleAdjustment.col.asked': { ko: '요청', en: 'Requested', vi: 'Yêu cầu' },
  'consoleAdjustment.col.askedBy': { ko: '요청한 사람', en: 'Requested by', vi: 'Người yêu cầu' },
  'consoleAdjustment.col.decidedBy': { ko: '승인한 사람', en: 'Decided by', vi: 'Người quyết định' },
  'consoleAdjustment.col.balanceAfter': { ko: '조정 후', en: 'Balance after', vi: 'Số dư sau' },
  'consoleAdjustment.col.action': { ko: '처리', en: 'Action', vi: 'Xử lý' },
  'consoleAdjustment.approve': { ko: '승인', en: 'Approve', vi: 'Duyệt' },
  'consoleAdjustment.approveOne': {
    ko: '{memId} 조정 승인',
    en: 'Approve the adjustment for {memId}',
    vi: 'Duyệt điều chỉnh của {memId}',
  },
  'consoleAdjustment.approveNote': {
    ko: '승인하면 바로 움직이고 되돌릴 수 없습니다.',
    en: 'The money moves at once and this cannot be undone.',
    vi: 'Tiền được chuyển ngay và không thể thu lại.',
  },
  'consoleAdjustment.reject': { ko: '거절', en: 'Reject', vi: 'Từ chối' },
  'consoleAdjustment.rejectOne': {
    ko: '{memId} 조정 거절',
    en: 'Reject the adjustment for {memId}',
    vi: 'Từ chối điều chỉnh của {memId}',
  },
  'consoleAdjustment.rejectNote': {
    ko: '보유금은 움직이지 않습니다. 사유는 기록에 남습니다.',
    en: 'No money moves. The reason is kept on record.',
    vi: 'Không có tiền di chuyển. Lý do được lưu lại.',
  },
  'consoleAdjustment.rejectPreset.wrong': {
    ko: '금액이나 아이디가 다릅니다.',
    en: 'The amount or the ID is wrong.',
    vi: 'Sai số tiền hoặc ID.',
  },
  'consoleAdjustment.rejectPreset.unneeded': {
    ko: '조정이 필요 없습니다.',
    en: 'No adjustment is needed.',
    vi: 'Không cần điều chỉnh.',
  },
  'consoleAdjustment.done.approve': {
    ko: '{memId}의 조정을 승인했습니다.',
    en: 'Approved the adjustment for {memId}.',
    vi: 'Đã duyệt điều chỉnh của {memId}.',
  },
  'consoleAdjustment.done.reject': {
    ko: '{memId}의 조정을 거절했습니다.',
    en: 'Rejected the adjustment for {memId}.',
    vi: 'Đã từ chối điều chỉnh của {memId}.',
  },
  'consoleAdjustment.own': {
    ko: '다른 운영자가 승인해야 합니다',
    en: 'Another operator must approve',
    vi: 'Cần điều hành viên khác duyệt',
  },
  'consoleAdjustment.emptyTitle': { ko: '조정이 없습니다', en: 'No adjustments', vi: 'Không có điều chỉnh' },
  'consoleAdjustment.empty': {
    ko: '조정하면 사유와 함께 여기에 남습니다.',
    en: 'Adjustments are kept here with their reasons.',
    vi: 'Các điều chỉnh được lưu ở đây kèm lý do.',
  },
} as const satisfies Texts;
