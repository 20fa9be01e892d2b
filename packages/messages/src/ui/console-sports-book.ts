import type { Texts } from '../text.ts';

/** The sports book of the operator console. */
export const consoleSportsBookTexts = {
  'consoleSportsBook.title': { ko: '경기 장부', en: 'Sports book', vi: 'Sổ thể thao' },
  'consoleSportsBook.table': { ko: '열린 경기', en: 'Open events', vi: 'Trận đang mở' },
  'consoleSportsBook.events': { ko: '경기', en: 'Events', vi: 'Trận' },
  'consoleSportsBook.event': { ko: '경기', en: 'Event', vi: 'Trận' },
  'consoleSportsBook.starts': { ko: '시작', en: 'Starts', vi: 'Bắt đầu' },
  'consoleSportsBook.phase': { ko: '단계', en: 'Phase', vi: 'Giai đoạn' },
  'consoleSportsBook.count': { ko: '{count}개', en: '{count}', vi: '{count}' },
  'consoleSportsBook.bets': { ko: '베팅', en: 'Bets', vi: 'Số cược' },
  'consoleSportsBook.stakes': { ko: '베팅 금액', en: 'Stakes', vi: 'Tiền cược' },
  'consoleSportsBook.liability': {
    ko: '최대 지급 예상액',
    en: 'Worst-case liability',
    vi: 'Mức chi trả tối đa',
  },
  'consoleSportsBook.liabilityNote': {
    ko: '가장 불리한 결과가 나왔을 때 회사가 지급할 금액입니다.',
    en: 'What the house pays if the worst result comes in.',
    vi: 'Số tiền nhà cái phải trả nếu kết quả xấu nhất xảy ra.',
  },
  'consoleSportsBook.emptyTitle': {
    ko: '열린 경기가 없습니다',
    en: 'No open events',
    vi: 'Không có trận mở',
  },
  'consoleSportsBook.empty': {
    ko: '경기가 열리고 베팅이 들어오면 여기에 나타납니다.',
    en: 'Events appear here when they open and take bets.',
    vi: 'Trận sẽ hiện ở đây khi mở và có cược.',
  },
  'consoleSportsBook.phase.prematch': { ko: '경기 전', en: 'Before the match', vi: 'Trước trận' },
  'consoleSportsBook.phase.first': { ko: '전반', en: 'First half', vi: 'Hiệp một' },
  'consoleSportsBook.phase.half': { ko: '하프타임', en: 'Half-time', vi: 'Nghỉ giữa hiệp' },
  'consoleSportsBook.phase.second': { ko: '후반', en: 'Second half', vi: 'Hiệp hai' },
  'consoleSportsBook.phase.ended': { ko: '끝남', en: 'Ended', vi: 'Đã kết thúc' },
} as const satisfies Texts;
