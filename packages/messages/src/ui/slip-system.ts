import type { Texts } from '../text.ts';

/** Several bets on one slip: singles of its selections, and systems. */
export const slipSystemTexts = {
  'slipSystem.way': { ko: '베팅 방식', en: 'How to bet', vi: 'Cách cược' },
  'slipSystem.combination': { ko: '조합', en: 'Combination', vi: 'Cược xiên' },
  'slipSystem.singles': { ko: '각각 단폴', en: 'Singles', vi: 'Cược đơn' },
  'slipSystem.system': {
    ko: '시스템 {size}/{legs}',
    en: 'System {size}/{legs}',
    vi: 'Hệ thống {size}/{legs}',
  },
  'slipSystem.singlesHint': {
    ko: '선택마다 한 건씩 베팅합니다. {count}건이 모두 접수되거나 한 건도 접수되지 않습니다.',
    en: 'One bet on each selection: {count} bets, all taken at once or none.',
    vi: 'Mỗi lựa chọn một cược: {count} cược, nhận tất cả hoặc không nhận cược nào.',
  },
  'slipSystem.systemHint': {
    ko: '선택 {legs}개를 {size}개씩 묶은 조합입니다. {count}건이 모두 접수되거나 한 건도 접수되지 않습니다.',
    en: 'Every combination of {size} of the {legs} selections: {count} bets, all taken at once or none.',
    vi: 'Mọi cách ghép {size} trong {legs} lựa chọn: {count} cược, nhận tất cả hoặc không nhận cược nào.',
  },
  'slipSystem.leftOut': {
    ko: '한 번에 {max}건까지 베팅할 수 있어 그보다 많은 시스템은 나오지 않습니다.',
    en: 'At most {max} bets at once, so larger systems are left out.',
    vi: 'Mỗi lần tối đa {max} cược nên không hiện hệ thống lớn hơn.',
  },
  'slipSystem.combined': {
    ko: '이 선택으로는 고른 방식을 만들 수 없어 조합으로 바뀌었습니다.',
    en: 'These selections cannot be bet on in the way that you chose: they are one combination now.',
    vi: 'Các lựa chọn này không thể cược theo cách đã chọn: nay là một cược xiên.',
  },
  'slipSystem.stake': { ko: '건당 베팅 금액', en: 'Stake per bet', vi: 'Tiền mỗi cược' },
  'slipSystem.bets': { ko: '베팅 수', en: 'Bets', vi: 'Số cược' },
  'slipSystem.count': { ko: '{count}건', en: '{count}', vi: '{count}' },
  'slipSystem.total': { ko: '총 베팅 금액', en: 'Total stake', vi: 'Tổng tiền cược' },
  'slipSystem.return': { ko: '최대 예상 적중금', en: 'Highest potential payout', vi: 'Có thể nhận tối đa' },
  'slipSystem.number': { ko: '{place}번', en: 'No. {place}', vi: 'Số {place}' },
  'slipSystem.place': {
    ko: '{count}건, 총 {amount}원 베팅',
    en: 'Place {count} bets, {amount} won in all',
    vi: 'Đặt {count} cược, tổng {amount} won',
  },
  'slipSystem.placeChanged': {
    ko: '바뀐 배당으로 {count}건, 총 {amount}원 베팅',
    en: 'Place {count} bets at the changed odds, {amount} won in all',
    vi: 'Đặt {count} cược theo tỷ lệ mới, tổng {amount} won',
  },
  'slipSystem.delay': {
    ko: '경기 중인 선택이 든 베팅은 접수까지 약 {seconds}초 기다리며, 한 건씩 따로 결정됩니다.',
    en: 'Bets with a match in play wait about {seconds} seconds, and each is then decided for itself.',
    vi: 'Cược có trận đang diễn ra chờ khoảng {seconds} giây, sau đó từng cược được quyết định riêng.',
  },
  'slipSystem.bonus': {
    ko: '적중한 베팅마다 적중금에 최대 {percent}%를 더해 드립니다.',
    en: 'Up to {percent}% is added to the payout of each bet that wins.',
    vi: 'Mỗi cược thắng được cộng thêm tối đa {percent}% tiền nhận.',
  },
  'slipSystem.problem.of': {
    ko: '{selections}번 선택: {problem}',
    en: 'Selection {selections}: {problem}',
    vi: 'Lựa chọn {selections}: {problem}',
  },
  'slipSystem.problem.balance': {
    ko: '총 {total}원이 필요합니다. 지금 보유금은 {balance}원입니다',
    en: '{total} won is needed in all: you have {balance} won',
    vi: 'Cần tổng {total} won: bạn có {balance} won',
  },
  'slipSystem.done.title': {
    ko: '베팅 {count}건이 접수되었습니다',
    en: '{count} bets were accepted',
    vi: 'Đã nhận {count} cược',
  },
  'slipSystem.done.waiting': {
    ko: '베팅 {count}건 중 {waiting}건을 확인하고 있습니다',
    en: '{waiting} of {count} bets are being confirmed',
    vi: 'Đang xác nhận {waiting} trong {count} cược',
  },
  'slipSystem.done.refused': {
    ko: '베팅 {count}건 중 {refused}건은 접수되지 않아 베팅 금액을 돌려 드렸습니다',
    en: '{refused} of {count} bets were not accepted, and their stakes were returned',
    vi: '{refused} trong {count} cược không được nhận và đã hoàn tiền cược',
  },
  'slipSystem.done.refunded': {
    ko: '베팅 {count}건 중 {refunded}건의 베팅 금액을 돌려 드렸습니다',
    en: 'The stakes of {refunded} of {count} bets were returned',
    vi: 'Đã hoàn tiền cược của {refunded} trong {count} cược',
  },
  'slipSystem.done.bets': { ko: '베팅별 접수 번호', en: 'Receipt numbers', vi: 'Mã biên nhận từng cược' },
  'slipSystem.done.copy': { ko: '번호 모두 복사', en: 'Copy all numbers', vi: 'Sao chép mọi mã' },
  'slipSystem.state.taken': { ko: '접수됨', en: 'Accepted', vi: 'Đã nhận' },
  'slipSystem.state.waiting': { ko: '확인 중', en: 'Being confirmed', vi: 'Đang xác nhận' },
  'slipSystem.state.returned': { ko: '베팅 금액 반환', en: 'Stake returned', vi: 'Đã hoàn tiền' },
} as const satisfies Texts;
