import type { Texts } from '../text.ts';

/** What stands above the columns of a saved file. Titles are named by the address of the file. */
export const fileHeadTexts = {
  'fileHead.site': { ko: '사이트', en: 'Site', vi: 'Trang' },
  'fileHead.report': { ko: '보고서', en: 'Report', vi: 'Báo cáo' },
  'fileHead.period': { ko: '기간', en: 'Interval', vi: 'Khoảng thời gian' },
  'fileHead.fromTo': { ko: '{from} ~ {to}', en: '{from} to {to}', vi: '{from} đến {to}' },
  'fileHead.first': { ko: '처음', en: 'the beginning', vi: 'ban đầu' },
  'fileHead.now': { ko: '작성 시점', en: 'when it was made', vi: 'lúc lập' },
  'fileHead.timeZone': { ko: '시간대', en: 'Time zone', vi: 'Múi giờ' },
  'fileHead.madeAt': { ko: '작성 시각', en: 'Made at', vi: 'Lập lúc' },
  'fileHead.madeBy': { ko: '작성자', en: 'Made by', vi: 'Người lập' },
  'fileHead.schedule': {
    ko: '자동 작성 ({name} 예약)',
    en: 'By schedule of {name}',
    vi: 'Theo lịch của {name}',
  },
  'fileHead.savedAt': { ko: '저장 시각', en: 'Saved at', vi: 'Lưu lúc' },
  'fileHead.savedBy': { ko: '저장한 사람', en: 'Saved by', vi: 'Người lưu' },
  'fileHead.filter': { ko: '조건', en: 'Filter', vi: 'Bộ lọc' },
  'fileHead.none': { ko: '내역 없음', en: 'No Activity', vi: 'Không phát sinh' },
  'fileHead.title.console.ledger.statement': {
    ko: '원장 계정 거래 내역',
    en: 'Statement of a ledger account',
    vi: 'Sao kê tài khoản sổ cái',
  },
  'fileHead.title.console.ledger.accounts': {
    ko: '원장 계정 목록',
    en: 'Ledger accounts',
    vi: 'Danh sách tài khoản sổ cái',
  },
  'fileHead.title.console.point.list': { ko: '포인트 내역', en: 'Points', vi: 'Lịch sử điểm' },
  'fileHead.title.console.cash.list': {
    ko: '입금·출금 신청',
    en: 'Deposits and withdrawals',
    vi: 'Yêu cầu nạp và rút tiền',
  },
  'fileHead.title.console.adjustment.list': {
    ko: '보유금 조정',
    en: 'Adjustments',
    vi: 'Điều chỉnh số dư',
  },
  'fileHead.title.console.significant.list': {
    ko: '중요 사건',
    en: 'Significant events',
    vi: 'Sự kiện quan trọng',
  },
  'fileHead.title.console.partner.settlement': {
    ko: '파트너 정산 명세',
    en: 'Partner settlement',
    vi: 'Bảng quyết toán đối tác',
  },
  'fileHead.title.console.report.table': { ko: '통계', en: 'Report', vi: 'Báo cáo thống kê' },
  'fileHead.title.console.report.file': { ko: '통계', en: 'Report', vi: 'Báo cáo thống kê' },
  'fileHead.title.console.bets.list': {
    ko: '베팅내역',
    en: 'Bets and rounds',
    vi: 'Cược và ván chơi',
  },
  'fileHead.title.console.report.bets': {
    ko: '사이트의 모든 베팅',
    en: 'Every bet of the site',
    vi: 'Mọi cược của trang',
  },
  'fileHead.title.wallet.statement': {
    ko: '보유금 거래 내역',
    en: 'Statement of the balance',
    vi: 'Sao kê số dư',
  },
  'fileHead.title.partner.tree': {
    ko: '하부 파트너',
    en: 'Partners of the downline',
    vi: 'Đối tác tuyến dưới',
  },
  'fileHead.title.partner.members': {
    ko: '하부 회원',
    en: 'Members of the downline',
    vi: 'Thành viên tuyến dưới',
  },
  'fileHead.title.partner.commissions': { ko: '커미션 명세', en: 'Commission', vi: 'Bảng hoa hồng' },
  'fileHead.title.partner.commissionBets': {
    ko: '커미션 베팅내역',
    en: 'Bets behind the commission',
    vi: 'Cược tính hoa hồng',
  },
  'fileHead.title.partner.moneyMoves': {
    ko: '파트너 지급·회수 내역',
    en: 'Money given and taken back by partners',
    vi: 'Cấp và thu hồi của đối tác',
  },
  'fileHead.title.partner.cash': {
    ko: '하부 충전·환전',
    en: 'Deposits and withdrawals of the downline',
    vi: 'Nạp và rút của tuyến dưới',
  },
  'fileHead.title.partner.bets': { ko: '하부 베팅', en: 'Bets of the downline', vi: 'Cược của tuyến dưới' },
} as const satisfies Texts;
