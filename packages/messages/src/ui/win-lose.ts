import type { Texts } from '../text.ts';

/** The member's own gains and losses over days. */
export const winLoseTexts = {
  'winLose.title': { ko: '손익 현황', en: 'Wins and losses', vi: 'Thắng thua' },
  'winLose.lead': {
    ko: '정산이 끝난 베팅의 적중금에서 베팅액을 뺀 값입니다.',
    en: 'What your settled bets returned, less what you staked on them.',
    vi: 'Tiền nhận từ các cược đã thanh toán, trừ đi tiền đã cược.',
  },
  'winLose.span': { ko: '기간', en: 'Period', vi: 'Khoảng thời gian' },
  'winLose.span.fortnight': { ko: '14일', en: '14 days', vi: '14 ngày' },
  'winLose.span.month': { ko: '30일', en: '30 days', vi: '30 ngày' },
  'winLose.span.quarter': { ko: '3개월', en: '3 months', vi: '3 tháng' },
  'winLose.span.year': { ko: '12개월', en: '12 months', vi: '12 tháng' },
  'winLose.chartColumn': { ko: '손익 막대', en: 'Profit/loss as a bar', vi: 'Lãi/lỗ dạng thanh' },
  'winLose.result': { ko: '손익', en: 'Profit/loss', vi: 'Lãi/lỗ' },
  'winLose.stake': { ko: '베팅', en: 'Staked', vi: 'Đã cược' },
  'winLose.paid': { ko: '적중금·반환', en: 'Paid out', vi: 'Đã nhận' },
  'winLose.days': { ko: '이긴 날 / 진 날', en: 'Days won / lost', vi: 'Ngày thắng / thua' },
  'winLose.daysValue': { ko: '{won}일 / {lost}일', en: '{won} / {lost}', vi: '{won} / {lost}' },
  'winLose.chart': {
    ko: '{from}부터 {to}까지 날마다의 손익. 아래 표에 같은 숫자가 있습니다.',
    en: 'Profit and loss by day from {from} to {to}. The table below has the same figures.',
    vi: 'Lãi lỗ theo ngày từ {from} đến {to}. Bảng bên dưới có cùng số liệu.',
  },
  'winLose.today': { ko: '오늘', en: 'Today', vi: 'Hôm nay' },
  'winLose.games': { ko: '게임별', en: 'By game', vi: 'Theo trò chơi' },
  'winLose.game': { ko: '게임', en: 'Game', vi: 'Trò chơi' },
  'winLose.bets': { ko: '건수', en: 'Bets', vi: 'Số cược' },
  'winLose.return': { ko: '환수율', en: 'Return', vi: 'Tỷ lệ trả lại' },
  'winLose.byDay': { ko: '날짜별 표', en: 'Table by day', vi: 'Bảng theo ngày' },
  'winLose.day': { ko: '날짜', en: 'Day', vi: 'Ngày' },
  'winLose.emptyTitle': {
    ko: '이 기간에 정산된 베팅이 없습니다',
    en: 'Nothing was settled in this period',
    vi: 'Không có cược nào được thanh toán trong thời gian này',
  },
  'winLose.emptyBody': {
    ko: '베팅이 정산되면 날짜별, 게임별 손익이 여기에 나옵니다.',
    en: 'Once bets are settled, your profit and loss by day and by game appear here.',
    vi: 'Khi cược được thanh toán, lãi lỗ theo ngày và theo trò chơi sẽ hiện ở đây.',
  },
  'winLose.toBets': { ko: '베팅내역 보기', en: 'See bet history', vi: 'Xem lịch sử cược' },
  'winLose.errorTitle': {
    ko: '손익을 불러오지 못했습니다',
    en: 'Your profit and loss could not be loaded',
    vi: 'Không tải được lãi lỗ',
  },
  'winLose.late': {
    ko: '정산 뒤 1초쯤 지나면 반영됩니다. 결과를 기다리는 베팅은 들어 있지 않습니다.',
    en: 'Updated about a second after settlement. Bets that are still pending are not included.',
    vi: 'Cập nhật khoảng một giây sau khi thanh toán. Không gồm các cược đang chờ.',
  },
} as const satisfies Texts;
