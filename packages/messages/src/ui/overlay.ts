import type { Texts } from '../text.ts';

/** What stands above a page, or in its place: alerts, notices and the maintenance page. */
export const overlayTexts = {
  'overlay.newMessageTitle': { ko: '새 쪽지', en: 'New message', vi: 'Tin nhắn mới' },
  'overlay.newMessage': {
    ko: '신규 메세지가 도착했습니다. 메세지 함으로 이동합니다.',
    en: 'A new message has arrived. Go to your messages.',
    vi: 'Bạn có tin nhắn mới. Chuyển đến trang tin nhắn.',
  },
  'overlay.newMessageGo': { ko: '메세지 함으로', en: 'Go to messages', vi: 'Đến tin nhắn' },
  'overlay.later': { ko: '나중에', en: 'Later', vi: 'Để sau' },
  'overlay.busy': { ko: '처리 중입니다', en: 'One moment', vi: 'Đang xử lý' },
  'overlay.notice': { ko: '알림', en: 'Notice', vi: 'Thông báo' },
  'overlay.question': { ko: '확인', en: 'Please confirm', vi: 'Xác nhận' },
  'overlay.hideToday': { ko: '오늘 하루 보지 않기', en: 'Do not show again today', vi: 'Không hiện hôm nay' },
  'overlay.warningTitle': {
    ko: '서비스 점검 중입니다',
    en: 'The site is under maintenance',
    vi: 'Trang đang bảo trì',
  },
  'overlay.warningBody': {
    ko: '보유금, 진행 중인 베팅, 신청한 충전과 환전은 안전하게 보관되어 있습니다.',
    en: 'Your money, open bets and requests are kept safe.',
    vi: 'Tiền, cược đang mở và các yêu cầu nạp rút của bạn được giữ an toàn.',
  },
  'overlay.warningFrom': { ko: '시작', en: 'From', vi: 'Bắt đầu' },
  'overlay.warningTo': { ko: '종료 예정', en: 'Expected end', vi: 'Dự kiến kết thúc' },
  'overlay.warningOpen': {
    ko: '종료 시각이 정해지지 않았습니다',
    en: 'No end time has been set',
    vi: 'Chưa định giờ kết thúc',
  },
  'overlay.warningLeft': { ko: '다시 열릴 때까지', en: 'Until the site opens again', vi: 'Đến khi mở lại' },
  'overlay.warningBack': {
    ko: '점검이 끝나면 메인으로 자동 이동합니다.',
    en: 'You will be taken to the main page when maintenance is over.',
    vi: 'Bạn sẽ được đưa về trang chính khi kết thúc.',
  },
  'overlay.lost': { ko: '연결이 끊겼습니다.', en: 'Connection lost.', vi: 'Mất kết nối.' },
  'overlay.lostSince': { ko: '마지막 갱신', en: 'Last update', vi: 'Cập nhật lúc' },
  'overlay.lostNote': {
    ko: '숫자가 최신이 아닐 수 있습니다. 다시 연결하는 중입니다.',
    en: 'Numbers may be out of date. Reconnecting.',
    vi: 'Số liệu có thể đã cũ. Đang kết nối lại.',
  },
  'overlay.unknownPage': {
    ko: '없는 페이지입니다. 메인으로 이동했습니다.',
    en: 'There is no such page, so this is the main page.',
    vi: 'Trang không tồn tại nên bạn được đưa về trang chính.',
  },
  'overlay.logInToSee': { ko: '로그인하고 보기', en: 'Log in to see it', vi: 'Đăng nhập để xem' },
  'overlay.lostHeld': {
    ko: '누르신 화면은 다시 연결되면 열립니다.',
    en: 'The page you asked for opens once you are connected again.',
    vi: 'Trang bạn chọn sẽ mở khi có kết nối lại.',
  },
  'overlay.plannedLeft': { ko: '점검 시작까지', en: 'Maintenance in', vi: 'Bảo trì sau' },
  'overlay.warningReason': { ko: '점검 내용', en: 'What we are doing', vi: 'Nội dung bảo trì' },
  'overlay.warningContact': { ko: '문의', en: 'Contact', vi: 'Liên hệ' },
  'overlay.warningCopy': { ko: '복사', en: 'Copy', vi: 'Sao chép' },
  'overlay.warningKicker': { ko: '서비스 점검', en: 'Maintenance', vi: 'Bảo trì' },
  'overlay.plannedTitle': {
    ko: '점검이 예정되어 있습니다',
    en: 'Scheduled maintenance',
    vi: 'Sắp có bảo trì',
  },
  'overlay.planned': {
    ko: '{from}부터 서비스 점검이 시작됩니다. 그 전에 진행 중인 게임을 마쳐 주세요.',
    en: 'Maintenance begins at {from}. Please finish your game before then.',
    vi: 'Bảo trì bắt đầu lúc {from}. Vui lòng kết thúc trò chơi trước đó.',
  },
} as const satisfies Texts;
