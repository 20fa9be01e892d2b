import type { Texts } from '../text.ts';

/** The prices of the mini games, for operators. */
export const consoleMiniPriceTexts = {
  'consoleMiniPrice.title': { ko: '미니게임 배당', en: 'Mini game odds', vi: 'Tỷ lệ mini game' },
  'consoleMiniPrice.rule': {
    ko: '확률 × 배당이 1 이상이거나 환수율이 75% 미만이면 저장되지 않습니다. 바꾸면 다음 베팅부터 적용됩니다.',
    en: 'Odds that pay back everything, or less than 75%, cannot be saved. A change acts on the next bet.',
    vi: 'Không lưu được nếu xác suất × tỷ lệ từ 1 trở lên hoặc hoàn trả dưới 75%. Thay đổi áp dụng từ cược tiếp theo.',
  },
  'consoleMiniPrice.game': { ko: '게임', en: 'Game', vi: 'Trò chơi' },
  'consoleMiniPrice.game.powerball': { ko: '파워볼', en: 'Powerball', vi: 'Powerball' },
  'consoleMiniPrice.game.powerladder': { ko: '파워사다리', en: 'Power ladder', vi: 'Thang Power' },
  'consoleMiniPrice.game.speedkino': { ko: '스피드키노', en: 'Speed keno', vi: 'Keno tốc độ' },
  'consoleMiniPrice.game.kinoladder': { ko: '키노사다리', en: 'Keno ladder', vi: 'Thang Keno' },
  'consoleMiniPrice.pick': { ko: '선택', en: 'Selection', vi: 'Lựa chọn' },
  'consoleMiniPrice.chance': { ko: '확률', en: 'Chance', vi: 'Xác suất' },
  'consoleMiniPrice.odds': { ko: '배당', en: 'Odds', vi: 'Tỷ lệ' },
  'consoleMiniPrice.highest': { ko: '최고 배당', en: 'Longest odds', vi: 'Tỷ lệ cao nhất' },
  'consoleMiniPrice.return': { ko: '환수율', en: 'Returned', vi: 'Tỷ lệ hoàn' },
  'consoleMiniPrice.own': { ko: '정한 값', en: 'Set', vi: 'Đã đặt' },
  'consoleMiniPrice.begin': { ko: '기본값', en: 'Default', vi: 'Mặc định' },
  'consoleMiniPrice.closed': { ko: '베팅 불가', en: 'Not offered', vi: 'Không nhận cược' },
  'consoleMiniPrice.tooLong': { ko: '최고 {highest}', en: 'At most {highest}', vi: 'Tối đa {highest}' },
  'consoleMiniPrice.tooShort': { ko: '최저 {lowest}', en: 'At least {lowest}', vi: 'Tối thiểu {lowest}' },
  'consoleMiniPrice.wrong': {
    ko: '1.01보다 큰 배당을 소수 셋째 자리까지 입력해 주세요.',
    en: 'Enter odds above 1.01 with three places at most.',
    vi: 'Nhập tỷ lệ trên 1,01, tối đa ba chữ số thập phân.',
  },
  'consoleMiniPrice.save': { ko: '배당 {count}개 저장', en: 'Save odds: {count}', vi: 'Lưu {count} tỷ lệ' },
  'consoleMiniPrice.discard': { ko: '되돌리기', en: 'Discard', vi: 'Hủy thay đổi' },
  'consoleMiniPrice.meanwhile': {
    ko: '그사이 다른 운영자가 배당을 바꿨습니다. 입력한 값은 그대로 있고, 다른 칸은 새 값입니다.',
    en: 'Somebody else changed the odds meanwhile. What you typed is still here, the rest is new.',
    vi: 'Người khác vừa đổi tỷ lệ. Giá trị bạn nhập vẫn còn, các ô khác đã mới.',
  },
  'consoleMiniPrice.theirs': { ko: '저장된 배당 보기', en: 'Show what was saved', vi: 'Xem tỷ lệ đã lưu' },
  'consoleMiniPrice.mine': {
    ko: '내 배당으로 덮어쓰기',
    en: 'Put mine in its place',
    vi: 'Dùng tỷ lệ của tôi',
  },
  'consoleMiniPrice.saveTitle': {
    ko: '배당을 바꿀까요?',
    en: 'Change these odds?',
    vi: 'Đổi các tỷ lệ này?',
  },
  'consoleMiniPrice.saveNote': {
    ko: '이미 받은 베팅의 배당은 바뀌지 않습니다.',
    en: 'Bets that were taken keep their odds.',
    vi: 'Cược đã nhận giữ nguyên tỷ lệ.',
  },
  'consoleMiniPrice.saved': { ko: '배당을 저장했습니다.', en: 'Odds saved.', vi: 'Đã lưu tỷ lệ.' },
  'consoleMiniPrice.setBy': {
    ko: '{name}님이 {at}에 정함',
    en: 'Set by {name}, {at}',
    vi: '{name} đặt lúc {at}',
  },
  'consoleMiniPrice.neverSet': {
    ko: '아직 아무도 정하지 않았습니다. 기본 배당입니다.',
    en: 'Nobody has set any: these are the default odds.',
    vi: 'Chưa ai đặt. Đây là tỷ lệ mặc định.',
  },
  'consoleMiniPrice.why.margin': { ko: '수익률 조정', en: 'Another margin', vi: 'Đổi biên lợi nhuận' },
  'consoleMiniPrice.why.event': { ko: '행사', en: 'Promotion', vi: 'Khuyến mãi' },
  'consoleMiniPrice.onlySupervisors': {
    ko: '배당은 책임자만 바꿀 수 있습니다.',
    en: 'Only supervisors change odds.',
    vi: 'Chỉ giám sát viên mới đổi được tỷ lệ.',
  },
} as const satisfies Texts;
