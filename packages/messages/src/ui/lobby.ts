import type { Texts } from '../text.ts';

/** Lobbies of vendors and games, and the ways on from a screen that is being prepared. */
export const lobbyTexts = {
  'lobby.openNow': { ko: '지금 바로 이용할 수 있어요', en: 'Open right now', vi: 'Có thể chơi ngay' },
  'lobby.partnerNow': { ko: '지금 할 수 있는 일', en: 'What you can do now', vi: 'Việc bạn có thể làm ngay' },
  'lobby.vendors': { ko: '게임사', en: 'Providers', vi: 'Nhà cung cấp' },
  'lobby.open': { ko: '이용 가능', en: 'Open', vi: 'Đang mở' },
  'lobby.preparing': { ko: '준비 중', en: 'Coming soon', vi: 'Sắp có' },
  'lobby.favourite': { ko: '{name} 즐겨찾기', en: 'Favourite: {name}', vi: 'Yêu thích: {name}' },
  'lobby.emptyTitle': {
    ko: '연결된 게임사가 없습니다',
    en: 'No provider is connected',
    vi: 'Chưa có nhà cung cấp nào',
  },
  'lobby.emptyBody': {
    ko: '게임사가 연결되면 여기에 나옵니다.',
    en: 'Providers appear here once they are connected.',
    vi: 'Nhà cung cấp sẽ hiện ở đây khi được kết nối.',
  },
  'lobby.chooseGame': { ko: '슬롯 게임 고르기', en: 'Choose a slot game', vi: 'Chọn trò slot' },
  'lobby.allGames': { ko: '전체 게임 보기', en: 'See all games', vi: 'Xem tất cả trò chơi' },
} as const satisfies Texts;
