import type { Texts } from '../text.ts';

/** Bets that a trader decides. */
export const consoleBigBetTexts = {
  consoleBigBets: { ko: '큰 베팅 확인', en: 'Big bets', vi: 'Cược lớn' },
  'consoleBigBets.note': {
    ko: '시간이 지나면 거절되고 베팅 금액은 돌려드립니다',
    en: 'Refused and given back when the time is over',
    vi: 'Hết giờ sẽ bị từ chối và hoàn tiền',
  },
  'consoleBigBets.failed': {
    ko: '큰 베팅을 불러오지 못했습니다.',
    en: 'The big bets could not be read.',
    vi: 'Không đọc được cược lớn.',
  },
  'consoleBigBets.clock': { ko: '결정할 시간', en: 'Time to decide', vi: 'Thời gian quyết định' },
  'consoleBigBets.who': {
    ko: '{nick} · 레벨 {level}',
    en: '{nick} · level {level}',
    vi: '{nick} · cấp {level}',
  },
  'consoleBigBets.facts': {
    ko: '배당 {odds} · 예상 적중금 {win}원 · 한도 안 {allowed}원',
    en: 'Odds {odds} · possible payout {win} won · within limits {allowed} won',
    vi: 'Tỷ lệ {odds} · tiền thắng có thể {win} won · trong hạn mức {allowed} won',
  },
  'consoleBigBets.policy.review': {
    ko: '배당이 바뀌면 반환',
    en: 'given back if the odds change',
    vi: 'hoàn tiền nếu tỷ lệ đổi',
  },
  'consoleBigBets.policy.higher': {
    ko: '배당이 내려가면 반환',
    en: 'given back if the odds fall',
    vi: 'hoàn tiền nếu tỷ lệ giảm',
  },
  'consoleBigBets.policy.all': {
    ko: '바뀐 배당도 모두 수락',
    en: 'taken at whatever odds',
    vi: 'nhận ở mọi tỷ lệ',
  },
  'consoleBigBets.less': { ko: '받을 금액', en: 'Stake to take', vi: 'Tiền cược sẽ nhận' },
  'consoleBigBets.offer': { ko: '줄여서 수락', en: 'Accept less', vi: 'Nhận ít hơn' },
  'consoleBigBets.accept': { ko: '그대로 수락', en: 'Accept', vi: 'Nhận' },
  'consoleBigBets.refuse': { ko: '거절', en: 'Refuse', vi: 'Từ chối' },
  'consoleBigBets.done.accept': { ko: '수락했습니다.', en: 'Accepted.', vi: 'Đã nhận.' },
  'consoleBigBets.done.less': {
    ko: '줄인 금액을 제안했습니다. 회원이 동의하면 접수됩니다.',
    en: 'The smaller stake was offered. It is placed once the member agrees.',
    vi: 'Đã đề nghị số tiền nhỏ hơn. Cược được nhận khi thành viên đồng ý.',
  },
  'consoleBigBets.done.refuse': {
    ko: '거절하고 돌려드렸습니다.',
    en: 'Refused and given back.',
    vi: 'Đã từ chối và hoàn tiền.',
  },
} as const satisfies Texts;
