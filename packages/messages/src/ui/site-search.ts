import type { Texts } from '../text.ts';

/** The search over everything of the site. */
export const siteSearchTexts = {
  'siteSearch.field': {
    ko: '게임, 경기, 메뉴 찾기',
    en: 'Games, matches, pages',
    vi: 'Trò chơi, trận đấu, trang',
  },
  'siteSearch.results': { ko: '검색 결과', en: 'Search results', vi: 'Kết quả tìm kiếm' },
  'siteSearch.places': { ko: '바로가기', en: 'Pages', vi: 'Trang' },
  'siteSearch.games': { ko: '게임', en: 'Games', vi: 'Trò chơi' },
  'siteSearch.lobbies': { ko: '게임사', en: 'Providers', vi: 'Nhà cung cấp' },
  'siteSearch.leagues': { ko: '리그', en: 'Leagues', vi: 'Giải đấu' },
  'siteSearch.events': { ko: '경기', en: 'Matches', vi: 'Trận đấu' },
  'siteSearch.recent': { ko: '최근 검색', en: 'Recent searches', vi: 'Tìm kiếm gần đây' },
  'siteSearch.forget': {
    ko: '최근 검색 지우기',
    en: 'Clear recent searches',
    vi: 'Xóa tìm kiếm gần đây',
  },
  'siteSearch.best': { ko: '베스트 게임', en: 'Best games', vi: 'Trò chơi hay nhất' },
  'siteSearch.now': {
    ko: '진행 중이거나 곧 시작할 경기',
    en: 'Matches now and next',
    vi: 'Trận đang và sắp diễn ra',
  },
  'siteSearch.versus': { ko: '{home} – {away}', en: '{home} – {away}', vi: '{home} – {away}' },
  'siteSearch.openMatches': {
    ko: '경기 {count}개',
    en: '{count} {count|match|matches}',
    vi: '{count} trận đấu',
  },
  'siteSearch.live': { ko: '라이브', en: 'Live', vi: 'Trực tiếp' },
  'siteSearch.found': {
    ko: '검색 결과 {count}개',
    en: '{count} {count|result|results}',
    vi: '{count} kết quả',
  },
  'siteSearch.searching': { ko: '찾는 중', en: 'Searching', vi: 'Đang tìm' },
  'siteSearch.noneTitle': {
    ko: '‘{query}’ 검색 결과가 없습니다',
    en: 'Nothing found for “{query}”',
    vi: 'Không có kết quả cho “{query}”',
  },
  'siteSearch.noneBody': {
    ko: '글자를 줄이거나 초성만 입력해 보세요.',
    en: 'Try fewer letters or another spelling.',
    vi: 'Hãy thử ít chữ hơn hoặc cách viết khác.',
  },
  'siteSearch.failed': {
    ko: '게임과 경기를 찾지 못했습니다.',
    en: 'Games and matches could not be searched.',
    vi: 'Không tìm được trò chơi và trận đấu.',
  },
  'siteSearch.move': { ko: '이동', en: 'Move', vi: 'Di chuyển' },
  'siteSearch.keyOff': {
    ko: '‘/’ 키로 열지 않기',
    en: 'Stop opening with “/”',
    vi: 'Không mở bằng phím “/”',
  },
  'siteSearch.keyOn': { ko: '‘/’ 키로 열기', en: 'Open with “/”', vi: 'Mở bằng phím “/”' },
  'siteSearch.open': { ko: '열기', en: 'Open', vi: 'Mở' },
} as const satisfies Texts;
