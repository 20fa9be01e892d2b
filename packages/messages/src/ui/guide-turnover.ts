import type { Texts } from '../text.ts';

/** The guide's part on turnover. Its numbers come from the rule table and from the settings of the site. */
export const guideTurnoverTexts = {
  'guideTurnover.title': { ko: '롤링', en: 'Turnover', vi: 'Vòng cược' },
  'guideTurnover.text': {
    ko: '충전하거나 받은 돈은 정해진 금액만큼 베팅한 뒤에 환전할 수 있습니다. 얼마나 남았는지는 환전 화면에 나옵니다.',
    en: 'Money that you deposit or receive has to be staked before it is withdrawn. The withdrawal page shows how much is left.',
    vi: 'Tiền nạp hoặc nhận được phải được cược đủ trước khi rút. Trang rút tiền cho biết còn lại bao nhiêu.',
  },
  'guideTurnover.deposit': { ko: '충전금의 롤링', en: 'On deposits', vi: 'Với tiền nạp' },
  'guideTurnover.reward': {
    ko: '포인트·쿠폰을 전환한 돈의 롤링',
    en: 'On converted points and coupons',
    vi: 'Với điểm và phiếu thưởng đã đổi',
  },
  'guideTurnover.percent': { ko: '{percent}%', en: '{percent}%', vi: '{percent}%' },
  'guideTurnover.which': {
    ko: '어떤 베팅이 롤링에 들어가나요',
    en: 'Which bets count',
    vi: 'Cược nào được tính',
  },
  'guideTurnover.single': {
    ko: '단폴은 배당 {odds} 이상이어야 합니다.',
    en: 'A single counts at odds of {odds} or more.',
    vi: 'Cược đơn phải có tỷ lệ từ {odds} trở lên.',
  },
  'guideTurnover.combination': {
    ko: '조합은 적특을 뺀 전체 배당이 {odds} 이상이어야 합니다.',
    en: 'A combination counts at total odds of {odds} or more, void selections left out.',
    vi: 'Cược xiên phải có tổng tỷ lệ từ {odds} trở lên, không tính lựa chọn được hoàn.',
  },
  'guideTurnover.bothSides': {
    ko: '같은 경기의 같은 항목에서 서로 다른 결과에 함께 건 베팅은 모두 빠집니다. 항목이 달라도 합쳐서 승·무·패를 모두 덮으면 빠집니다.',
    en: 'Bets on different results of one market, open at the same time, do not count: neither of them. Nor do bets on several markets of one match that win together whoever wins it.',
    vi: 'Cược vào các kết quả khác nhau của cùng một kèo trong cùng lúc thì không cược nào được tính. Các cược ở nhiều kèo của cùng một trận mà gộp lại thắng dù đội nào thắng cũng không được tính.',
  },
  'guideTurnover.half': {
    ko: '절반만 적중하거나 절반만 미적중한 베팅은 결과가 난 절반만 들어갑니다.',
    en: 'Of a half-won or half-lost bet, the half that was decided counts.',
    vi: 'Với cược thắng nửa hoặc thua nửa, chỉ nửa đã phân định được tính.',
  },
  'guideTurnover.void': {
    ko: '적특이나 취소로 돌려받은 베팅금은 들어가지 않습니다.',
    en: 'A stake that comes back because a bet is void or cancelled does not count.',
    vi: 'Tiền cược được trả lại do hoàn hoặc hủy không được tính.',
  },
  'guideTurnover.weights': {
    ko: '게임별로 베팅금이 롤링에 들어가는 비율',
    en: 'How much of a stake counts, by game',
    vi: 'Tỷ lệ tiền cược được tính theo trò chơi',
  },
} as const satisfies Texts;
