import type { Lang } from '../../messages/texts.ts';
import type { GameTexts } from '../../messages/translate.ts';

const teamNames: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  haetae: { ko: '해태골', en: 'Haetae Vale', vi: 'Thung lũng Haetae' },
  magpie: { ko: '까치마을', en: 'Magpie Town', vi: 'Làng Chim Khách' },
  celadon: { ko: '청자동', en: 'Celadon Ward', vi: 'Phố Men Ngọc' },
  tiger: { ko: '호랑고개', en: 'Tiger Pass', vi: 'Đèo Hổ' },
  crane: { ko: '학다리', en: 'Crane Bridge', vi: 'Cầu Hạc' },
  turtle: { ko: '거북나루', en: 'Turtle Ferry', vi: 'Bến Rùa' },
  plum: { ko: '매화골', en: 'Plum Hollow', vi: 'Hẻm Mai' },
  drum: { ko: '북소리', en: 'Drumbeat', vi: 'Tiếng Trống' },
  moon: { ko: '달맞이', en: 'Moonrise', vi: 'Trăng Lên' },
  wind: { ko: '바람재', en: 'Windy Ridge', vi: 'Đồi Gió' },
  lantern: { ko: '등불거리', en: 'Lantern Street', vi: 'Phố Đèn Lồng' },
  pine: { ko: '솔숲', en: 'Pinewood', vi: 'Rừng Thông' },
};

/** What a team is called. */
export function teamName(id: string, lang: Lang): string {
  return teamNames[id]?.[lang] ?? id;
}

const ko = {
  match: '{match}경기',
  versus: '{home} 대 {away}',
  home: '홈 승',
  wins: '{team} 승',
  draw: '무',
  away: '원정 승',
  result: '승무패',
  goals: '골 수',
  score: '정확한 점수',
  more: '그 밖',
  over: '{line} 오버',
  under: '{line} 언더',
  both_score: '두 팀 모두 득점',
  one_blank: '한 팀 이상 무득점',
  odd_goals: '골 합계 홀',
  even_goals: '골 합계 짝',
  scoreIs: '점수 {home}:{away}',
  full: '{home} {homeGoals}:{awayGoals} {away}',
  pitch: '{home} 대 {away} 경기장',
  goal: '골',
  kickOff: '곧 시작합니다',
  rules:
    '두 팀의 골 수는 팀마다 0골, 1골, 2골…의 확률을 백만분의 일 단위 정수로 정해 두고 따로 뽑습니다. 승무패, 골 수, 점수의 확률은 두 표를 곱한 모든 점수를 더해 얻은 정확한 값입니다. 골이 들어가는 시각은 점수를 뽑은 뒤에 정하며, 어떤 베팅과도 상관이 없습니다.',
  schedule: '대진은 열두 팀이 돌아가며 만나는 공개된 일정입니다. 홈 팀은 골 표에서 한 칸 유리합니다.',
} as const;

/** What this game says. */
export const texts: GameTexts<keyof typeof ko> = {
  ko,
  en: {
    match: 'Match {match}',
    versus: '{home} v {away}',
    home: 'Home win',
    wins: '{team} win',
    draw: 'Draw',
    away: 'Away win',
    result: 'Match result',
    goals: 'Goals',
    score: 'Correct score',
    more: 'More',
    over: 'Over {line}',
    under: 'Under {line}',
    both_score: 'Both teams score',
    one_blank: 'A team scores none',
    odd_goals: 'Odd goals',
    even_goals: 'Even goals',
    scoreIs: 'Score {home}:{away}',
    full: '{home} {homeGoals}:{awayGoals} {away}',
    pitch: 'The pitch, {home} v {away}',
    goal: 'Goal',
    kickOff: 'Kick-off is near',
    rules:
      'The goals of each team are drawn separately from a table of chances for 0, 1, 2 … goals, whole numbers in millionths. The chances of results, goals and scores are exact: the sum over every score of the product of both tables. When goals fall is drawn after the score and has no bearing on any bet.',
    schedule:
      'Twelve teams meet in a public schedule that goes round. Playing at home is worth one step of the goal table.',
  },
  vi: {
    match: 'Trận {match}',
    versus: '{home} gặp {away}',
    home: 'Chủ thắng',
    wins: '{team} thắng',
    draw: 'Hòa',
    away: 'Khách thắng',
    result: 'Kết quả trận',
    goals: 'Số bàn',
    score: 'Tỷ số chính xác',
    more: 'Khác',
    over: 'Trên {line}',
    under: 'Dưới {line}',
    both_score: 'Hai đội cùng ghi bàn',
    one_blank: 'Có đội không ghi bàn',
    odd_goals: 'Tổng bàn lẻ',
    even_goals: 'Tổng bàn chẵn',
    scoreIs: 'Tỷ số {home}:{away}',
    full: '{home} {homeGoals}:{awayGoals} {away}',
    pitch: 'Sân đấu, {home} gặp {away}',
    goal: 'Vào',
    kickOff: 'Sắp bắt đầu',
    rules:
      'Số bàn của mỗi đội được rút riêng từ bảng xác suất 0, 1, 2… bàn, là số nguyên phần triệu. Xác suất của kết quả, số bàn và tỷ số là chính xác: tổng trên mọi tỷ số của tích hai bảng. Thời điểm ghi bàn được rút sau tỷ số và không ảnh hưởng đến cược nào.',
    schedule:
      'Mười hai đội gặp nhau theo lịch công khai xoay vòng. Sân nhà được lợi một bậc trong bảng bàn thắng.',
  },
};
