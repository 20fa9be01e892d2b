import type { Lang } from '../../messages/texts.ts';
import type { GameTexts } from '../../messages/translate.ts';

const teamNames: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  wraith: { ko: '한밤 유령', en: 'Midnight Wraiths', vi: 'Hồn Ma Nửa Đêm' },
  tiger: { ko: '붉은 범', en: 'Red Tigers', vi: 'Hổ Đỏ' },
  crane: { ko: '강철 두루미', en: 'Steel Cranes', vi: 'Hạc Thép' },
  thunder: { ko: '천둥북', en: 'Thunder Drums', vi: 'Trống Sấm' },
  fox: { ko: '은빛 여우', en: 'Silver Foxes', vi: 'Cáo Bạc' },
  tortoise: { ko: '검은 거북', en: 'Black Tortoises', vi: 'Rùa Đen' },
  comet: { ko: '꼬리별', en: 'Comets', vi: 'Sao Chổi' },
  mask: { ko: '하회탈', en: 'Hahoe Masks', vi: 'Mặt Nạ Hahoe' },
};

/** What a team is called. */
export function teamName(id: string, lang: Lang): string {
  return teamNames[id]?.[lang] ?? id;
}

const ko = {
  match: '{match}경기 · 5전 3선승',
  versus: '{home} 대 {away}',
  result: '승리 팀',
  maps: '세트 점수',
  more: '첫 세트 · 세트 수',
  wins: '{team} 승',
  mapsIs: '세트 {home}:{away}',
  firstMap: '{team} 첫 세트 승',
  over: '세트 {line} 오버',
  under: '세트 {line} 언더',
  homeSide: '홈',
  awaySide: '원정',
  full: '{home} {homeMaps}:{awayMaps} {away}',
  arena: '{home} 대 {away} 경기 화면',
  mapNow: '{map}세트',
  soon: '곧 시작합니다',
  told_start: '시작',
  told_tower: '{team}, {lane} 포탑 파괴',
  told_map: '{team} 세트 승 · {home}:{away}',
  told_match: '경기 종료 · {team} {home}:{away} 승',
  lane_0: '상단',
  lane_1: '중단',
  lane_2: '하단',
  mapShort: '{map}세트',
  rules:
    '다섯 세트 가운데 세 세트를 먼저 이기는 팀이 승리합니다. 홈 팀이 한 세트를 이길 확률은 두 팀의 힘 차이에서 정해지는 천분의 일 단위 정수이고, 세트마다 그 확률로 뽑습니다. 모든 경기 흐름 스무 가지를 더해 얻은 정확한 확률에서 배당을 정합니다.',
  schedule: '대진은 여덟 팀이 돌아가며 만나는 공개된 일정입니다. 화면의 전투는 뽑힌 결과를 보여 줄 뿐입니다.',
} as const;

/** What this game says. */
export const texts: GameTexts<keyof typeof ko> = {
  ko,
  en: {
    match: 'Match {match} · best of five',
    versus: '{home} v {away}',
    result: 'Winner',
    maps: 'Map score',
    more: 'First map · maps',
    wins: '{team} win',
    mapsIs: 'Maps {home}:{away}',
    firstMap: '{team} take map 1',
    over: 'Over {line} maps',
    under: 'Under {line} maps',
    homeSide: 'Home',
    awaySide: 'Away',
    full: '{home} {homeMaps}:{awayMaps} {away}',
    arena: 'The match, {home} v {away}',
    mapNow: 'Map {map}',
    soon: 'Starting soon',
    told_start: 'begins',
    told_tower: '{team} take a tower, {lane} lane',
    told_map: '{team} win the map · {home}:{away}',
    told_match: '{team} win the match · {home}:{away}',
    lane_0: 'top',
    lane_1: 'middle',
    lane_2: 'bottom',
    mapShort: 'Map {map}',
    rules:
      'Whoever first wins three of five maps wins the match. The chance of the home side on a map is a whole number of thousandths that follows from the difference in strength; every map is drawn with it. Odds are made of exact chances, the sum over all twenty courses of a match.',
    schedule:
      'Eight teams meet in a public schedule that goes round. The battle on the screen only shows what was drawn.',
  },
  vi: {
    match: 'Trận {match} · thắng 3 trong 5',
    versus: '{home} gặp {away}',
    result: 'Đội thắng',
    maps: 'Tỷ số hiệp',
    more: 'Hiệp đầu · số hiệp',
    wins: '{team} thắng',
    mapsIs: 'Hiệp {home}:{away}',
    firstMap: '{team} thắng hiệp 1',
    over: 'Trên {line} hiệp',
    under: 'Dưới {line} hiệp',
    homeSide: 'Chủ',
    awaySide: 'Khách',
    full: '{home} {homeMaps}:{awayMaps} {away}',
    arena: 'Trận đấu, {home} gặp {away}',
    mapNow: 'Hiệp {map}',
    soon: 'Sắp bắt đầu',
    told_start: 'bắt đầu',
    told_tower: '{team} phá trụ đường {lane}',
    told_map: '{team} thắng hiệp · {home}:{away}',
    told_match: '{team} thắng trận · {home}:{away}',
    lane_0: 'trên',
    lane_1: 'giữa',
    lane_2: 'dưới',
    mapShort: 'Hiệp {map}',
    rules:
      'Đội thắng ba trong năm hiệp trước sẽ thắng trận. Xác suất đội chủ thắng một hiệp là số nguyên phần nghìn tính từ chênh lệch sức mạnh; mỗi hiệp được rút với xác suất đó. Tỷ lệ được tính từ xác suất chính xác, tổng của cả hai mươi diễn biến.',
    schedule:
      'Tám đội gặp nhau theo lịch công khai xoay vòng. Trận chiến trên màn hình chỉ thể hiện kết quả đã rút.',
  },
};
