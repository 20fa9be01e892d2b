import type { Texts } from '../text.ts';

/** The member's own statement: every movement of the cash, in the member's words. */
export const walletHistoryTexts = {
  'walletHistory.title': { ko: '보유금 내역', en: 'Balance history', vi: 'Lịch sử số dư' },
  'walletHistory.lead': {
    ko: '보유금이 늘거나 줄어든 모든 기록입니다. 충전과 환전, 베팅, 혜택이 모두 여기에 남습니다.',
    en: 'Every change to your balance: deposits, withdrawals, bets and rewards.',
    vi: 'Mọi thay đổi của số dư: nạp, rút, cược và ưu đãi.',
  },
  'walletHistory.type': { ko: '구분', en: 'Type', vi: 'Loại' },
  'walletHistory.type.all': { ko: '전체', en: 'All', vi: 'Tất cả' },
  'walletHistory.type.in': { ko: '충전', en: 'Deposits', vi: 'Nạp tiền' },
  'walletHistory.type.out': { ko: '환전', en: 'Withdrawals', vi: 'Rút tiền' },
  'walletHistory.type.play': { ko: '게임', en: 'Play', vi: 'Chơi' },
  'walletHistory.type.reward': { ko: '혜택', en: 'Rewards', vi: 'Ưu đãi' },
  'walletHistory.type.other': { ko: '기타', en: 'Other', vi: 'Khác' },
  'walletHistory.span': { ko: '기간', en: 'Period', vi: 'Khoảng thời gian' },
  'walletHistory.span.month': { ko: '1개월', en: '1 month', vi: '1 tháng' },
  'walletHistory.span.quarter': { ko: '3개월', en: '3 months', vi: '3 tháng' },
  'walletHistory.span.year': { ko: '12개월', en: '12 months', vi: '12 tháng' },
  'walletHistory.from': { ko: '시작일', en: 'From', vi: 'Từ ngày' },
  'walletHistory.to': { ko: '종료일', en: 'To', vi: 'Đến ngày' },
  'walletHistory.zone': {
    ko: '시각은 {zone} 기준입니다.',
    en: 'Times are in {zone}.',
    vi: 'Thời gian theo {zone}.',
  },
  'walletHistory.opening': { ko: '기간 시작 보유금', en: 'Opening balance', vi: 'Số dư đầu kỳ' },
  'walletHistory.closing': { ko: '기간 끝 보유금', en: 'Closing balance', vi: 'Số dư cuối kỳ' },
  'walletHistory.change': { ko: '기간 동안 변화', en: 'Change over the period', vi: 'Thay đổi trong kỳ' },
  'walletHistory.save': { ko: '엑셀용 파일(CSV) 저장', en: 'Save as CSV', vi: 'Lưu tệp CSV' },
  'walletHistory.saveNote': {
    ko: '고른 기간의 모든 내역을 저장합니다.',
    en: 'Saves every entry of the chosen period, whatever its type.',
    vi: 'Lưu toàn bộ lịch sử trong khoảng đã chọn.',
  },
  'walletHistory.at': { ko: '시각', en: 'Time', vi: 'Thời gian' },
  'walletHistory.what': { ko: '내용', en: 'Description', vi: 'Nội dung' },
  'walletHistory.amount': { ko: '금액', en: 'Amount', vi: 'Số tiền' },
  'walletHistory.before': { ko: '이전 보유금', en: 'Balance before', vi: 'Số dư trước' },
  'walletHistory.after': { ko: '이후 보유금', en: 'Balance after', vi: 'Số dư sau' },
  'walletHistory.number': { ko: '번호', en: 'No.', vi: 'Số' },
  'walletHistory.total': { ko: '전체 {count}건', en: '{count} in total', vi: 'Tổng cộng {count}' },
  'walletHistory.errorTitle': {
    ko: '보유금 내역을 불러오지 못했습니다',
    en: 'The balance history could not be loaded',
    vi: 'Không tải được lịch sử số dư',
  },
  'walletHistory.emptyTitle': { ko: '내역이 없습니다', en: 'Nothing here', vi: 'Không có mục nào' },
  'walletHistory.emptyBody': {
    ko: '보유금이 움직이면 여기에 남습니다.',
    en: 'Every change to your balance is listed here.',
    vi: 'Mọi thay đổi của số dư sẽ hiện ở đây.',
  },
  'walletHistory.emptyFilter': {
    ko: '고른 구분과 기간에는 움직인 보유금이 없습니다. 기간을 넓혀 보세요.',
    en: 'Nothing of this type changed your balance in this period. Try a longer one.',
    vi: 'Không có thay đổi thuộc loại này trong khoảng đã chọn. Hãy thử khoảng dài hơn.',
  },
  'walletHistory.flow.deposit': { ko: '충전', en: 'Deposit', vi: 'Nạp tiền' },
  'walletHistory.flow.withdrawal-hold': {
    ko: '환전 신청',
    en: 'Withdrawal request',
    vi: 'Yêu cầu rút tiền',
  },
  'walletHistory.flow.withdrawal-return': { ko: '환전 반환', en: 'Withdrawal returned', vi: 'Hoàn tiền rút' },
  'walletHistory.flow.bet': { ko: '스포츠 베팅', en: 'Sports bet', vi: 'Cược thể thao' },
  'walletHistory.flow.win': { ko: '스포츠 적중', en: 'Sports win', vi: 'Thắng cược thể thao' },
  'walletHistory.flow.void': { ko: '적특·취소 환급', en: 'Stake returned', vi: 'Hoàn tiền cược' },
  'walletHistory.flow.resettle-credit': {
    ko: '결과 정정 지급',
    en: 'Resettlement credit',
    vi: 'Sửa kết quả, trả thêm',
  },
  'walletHistory.flow.resettle-debit': {
    ko: '결과 정정 회수',
    en: 'Resettlement debit',
    vi: 'Sửa kết quả, thu lại',
  },
  'walletHistory.flow.cash-out': {
    ko: '스포츠 캐시아웃',
    en: 'Sports cash-out',
    vi: 'Bán lại cược thể thao',
  },
  'walletHistory.flow.mini-bet': { ko: '미니게임 베팅', en: 'Mini game bet', vi: 'Cược mini game' },
  'walletHistory.flow.mini-win': { ko: '미니게임 적중', en: 'Mini game win', vi: 'Thắng mini game' },
  'walletHistory.flow.mini-void': { ko: '미니게임 적특', en: 'Mini game void', vi: 'Hoàn cược mini game' },
  'walletHistory.flow.vendor-bet': { ko: '게임 베팅', en: 'Game bet', vi: 'Cược trò chơi' },
  'walletHistory.flow.vendor-win': { ko: '게임 적중', en: 'Game win', vi: 'Thắng trò chơi' },
  'walletHistory.flow.vendor-rollback': {
    ko: '게임 베팅 취소',
    en: 'Game bet cancelled',
    vi: 'Hủy cược trò chơi',
  },
  'walletHistory.flow.vendor-correction': {
    ko: '게임 정산 정정',
    en: 'Game correction',
    vi: 'Sửa kết quả trò chơi',
  },
  'walletHistory.flow.game-in': { ko: '게임머니로 전환', en: 'To game money', vi: 'Sang tiền trò chơi' },
  'walletHistory.flow.game-out': { ko: '게임머니 회수', en: 'From game money', vi: 'Từ tiền trò chơi' },
  'walletHistory.flow.point-convert': { ko: '포인트 전환', en: 'From points', vi: 'Đổi từ điểm' },
  'walletHistory.flow.comp-convert': { ko: '콤프 전환', en: 'From comp', vi: 'Đổi từ comp' },
  'walletHistory.flow.coupon': { ko: '쿠폰', en: 'Coupon', vi: 'Phiếu thưởng' },
  'walletHistory.flow.bonus-release': { ko: '보너스 전환', en: 'Bonus released', vi: 'Thưởng thành số dư' },
  'walletHistory.flow.give': { ko: '머니 지급', en: 'Money given', vi: 'Cấp tiền' },
  'walletHistory.flow.take-back': { ko: '머니 회수', en: 'Money taken back', vi: 'Thu hồi tiền' },
  'walletHistory.flow.adjustment': { ko: '운영자 조정', en: 'Adjustment', vi: 'Điều chỉnh' },
  'walletHistory.flow.adjustment-debit': { ko: '운영자 조정', en: 'Adjustment', vi: 'Điều chỉnh' },
  'walletHistory.undone': { ko: '{what} 취소', en: '{what}, reversed', vi: '{what}, hủy' },
} as const satisfies Texts;

/** What a movement is called; one that is newer than these texts is called by its kind. */
export function walletFlowText(
  flow: string,
  type: 'in' | 'out' | 'play' | 'reward' | 'other',
): { readonly key: keyof typeof walletHistoryTexts; readonly isUndone: boolean } {
  const isUndone = flow.endsWith('-reversal');
  const key = `walletHistory.flow.${isUndone ? flow.slice(0, -'-reversal'.length) : flow}`;
  const known = Object.keys(walletHistoryTexts).find((each) => each === key);
  return { key: (known ?? `walletHistory.type.${type}`) as keyof typeof walletHistoryTexts, isUndone };
}
