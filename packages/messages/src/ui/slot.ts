import type { Texts } from '../text.ts';

/** The slot lobby and the embedded game page. */
export const slotTexts = {
  'slot.vendors': { ko: '게임사', en: 'Providers', vi: 'Nhà cung cấp' },
  'slot.search': { ko: '게임 이름이나 초성으로 찾기', en: 'Search games', vi: 'Tìm trò chơi' },
  'slot.searchClear': { ko: '검색어 지우기', en: 'Clear search', vi: 'Xóa tìm kiếm' },
  'slot.found': { ko: '게임 {count}개', en: 'Games: {count}', vi: '{count} trò chơi' },
  'slot.percent': { ko: '{percent}%', en: '{percent}%', vi: '{percent}%' },
  'slot.play': { ko: '{name} 실행', en: 'Play {name}', vi: 'Chơi {name}' },
  'slot.launching': { ko: '게임을 여는 중', en: 'Opening the game', vi: 'Đang mở trò chơi' },
  'slot.blocked': {
    ko: '브라우저가 게임 창을 막았습니다. 이 사이트의 팝업을 허용한 뒤 다시 눌러 주세요.',
    en: 'The browser blocked the game window. Allow pop-ups for this site and press again.',
    vi: 'Trình duyệt đã chặn cửa sổ trò chơi. Hãy cho phép cửa sổ bật lên rồi thử lại.',
  },
  'slot.launchFailed': {
    ko: '게임을 열지 못했습니다',
    en: 'The game could not be opened',
    vi: 'Không mở được trò chơi',
  },
  'slot.conversionOff': {
    ko: '이 게임은 보유금을 게임사로 옮겨서 합니다. 내 지갑에서 자동 전환을 켜고 다시 열어 주세요.',
    en: 'This game is played with money at its provider. Switch on “Convert automatically” in My wallet and open it again.',
    vi: 'Trò chơi này dùng tiền đã chuyển sang nhà cung cấp. Hãy bật “Tự động chuyển đổi” trong Ví của tôi rồi mở lại.',
  },
  'slot.noneTitle': { ko: '찾는 게임이 없습니다', en: 'No game found', vi: 'Không tìm thấy trò chơi' },
  'slot.noneBody': {
    ko: '‘{query}’에 맞는 게임이 없습니다. 초성만 입력해도 찾을 수 있습니다.',
    en: 'Nothing matches “{query}”. Try fewer letters.',
    vi: 'Không có kết quả cho “{query}”. Hãy thử ít chữ hơn.',
  },
  'slot.emptyTitle': { ko: '아직 게임이 없습니다', en: 'No games yet', vi: 'Chưa có trò chơi' },
  'slot.emptyBody': {
    ko: '게임사가 게임을 열면 여기에 나옵니다.',
    en: 'Games appear here once the provider opens them.',
    vi: 'Trò chơi sẽ hiện ở đây khi nhà cung cấp mở.',
  },
  'slot.downTitle': {
    ko: '게임사에 연결할 수 없습니다',
    en: 'The game provider cannot be reached',
    vi: 'Không kết nối được nhà cung cấp',
  },
  'slot.downBody': {
    ko: '보유금은 그대로입니다. 잠시 뒤 다시 시도해 주세요.',
    en: 'Your balance is unaffected. Please try again shortly.',
    vi: 'Số dư của bạn không bị ảnh hưởng. Vui lòng thử lại sau.',
  },
  'slot.frame': { ko: '게임 화면', en: 'Game', vi: 'Màn hình trò chơi' },
  'slot.frameLoading': { ko: '게임을 불러오는 중', en: 'Loading the game', vi: 'Đang tải trò chơi' },
  'slot.frameRefusedTitle': {
    ko: '이 주소로는 게임을 열 수 없습니다',
    en: 'No game can be opened at this address',
    vi: 'Không thể mở trò chơi ở địa chỉ này',
  },
  'slot.frameRefusedBody': {
    ko: '게임은 지금 로그인한 화면에서 직접 연 것만 볼 수 있습니다. 슬롯 목록에서 다시 열어 주세요.',
    en: 'A game is shown only where you opened it yourself after logging in. Please open it from the slot list.',
    vi: 'Chỉ hiển thị trò chơi do chính bạn mở sau khi đăng nhập. Hãy mở lại từ danh sách slot.',
  },
  'slot.frameExpiredTitle': {
    ko: '게임 이용 시간이 지났습니다',
    en: 'This game has timed out',
    vi: 'Trò chơi đã hết thời gian',
  },
  'slot.frameExpiredBody': {
    ko: '게임을 연 지 오래되어 닫혔습니다. 당첨금은 보유금에 반영되며, 슬롯 목록에서 다시 열 수 있습니다.',
    en: 'It was opened too long ago. Anything you win goes to your balance, and you can open it again from the list.',
    vi: 'Trò chơi đã mở quá lâu. Tiền thắng được cộng vào số dư, và bạn có thể mở lại từ danh sách.',
  },
  'slot.frameEndedTitle': {
    ko: '종료된 게임입니다',
    en: 'This game has ended',
    vi: 'Trò chơi này đã kết thúc',
  },
  'slot.frameEndedBody': {
    ko: '게임을 닫았거나 다른 게임을 열었습니다. 당첨금은 보유금에 반영됩니다.',
    en: 'It was closed, or you opened another game. Anything you win goes to your balance.',
    vi: 'Trò chơi đã đóng, hoặc bạn đã mở trò chơi khác. Tiền thắng được cộng vào số dư.',
  },
  'slot.frameStoppedTitle': {
    ko: '이용이 제한되어 게임을 닫았습니다',
    en: 'This game was closed because your account is restricted',
    vi: 'Trò chơi đã đóng vì tài khoản bị hạn chế',
  },
  'slot.frameStoppedBody': {
    ko: '보유금과 진행 중인 베팅은 그대로입니다. 자세한 내용은 고객센터로 문의해 주세요.',
    en: 'Your money and open bets are unaffected. Please contact support.',
    vi: 'Tiền và cược đang mở không bị ảnh hưởng. Vui lòng liên hệ hỗ trợ.',
  },
  'slot.frameFailedBody': {
    ko: '보유금은 그대로입니다. 다시 시도해 주세요.',
    en: 'Your balance is unaffected. Please try again.',
    vi: 'Số dư của bạn không bị ảnh hưởng. Vui lòng thử lại.',
  },
  'slot.backToLobby': { ko: '슬롯 목록으로', en: 'Back to the slots', vi: 'Về danh sách slot' },
} as const satisfies Texts;
