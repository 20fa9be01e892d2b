import type { Texts } from '../text.ts';

/** Closing one's own account: what it means, what stands in its way, and what comes of it. */
export const closingTexts = {
  'closing.title': { ko: '회원 탈퇴', en: 'Close your account', vi: 'Đóng tài khoản' },
  'closing.lead': {
    ko: '언제든지 탈퇴할 수 있습니다. 남은 보유금은 모두 등록된 계좌로 환전 신청됩니다.',
    en: 'You can close your account at any time. Your whole balance is then requested as a withdrawal to your registered account.',
    vi: 'Bạn có thể đóng tài khoản bất cứ lúc nào. Toàn bộ số dư sẽ được yêu cầu rút về tài khoản đã đăng ký.',
  },
  'closing.open': { ko: '탈퇴하기', en: 'Close the account', vi: 'Đóng tài khoản' },
  'closing.error': {
    ko: '탈퇴 정보를 불러오지 못했습니다',
    en: 'What closing would mean could not be loaded',
    vi: 'Không tải được thông tin đóng tài khoản',
  },
  'closing.toClosing': { ko: '회원 탈퇴 안내', en: 'Close your account', vi: 'Đóng tài khoản' },
  'closing.fromProtection': {
    ko: '아예 그만두고 싶다면 내 정보에서 탈퇴할 수 있습니다. 남은 보유금은 등록된 계좌로 환전 신청됩니다.',
    en: 'If you want to stop altogether, you can close your account under your details. What is left of your balance is then requested as a withdrawal.',
    vi: 'Nếu muốn ngừng hẳn, bạn có thể đóng tài khoản trong mục thông tin. Số dư còn lại sẽ được yêu cầu rút về tài khoản đã đăng ký.',
  },

  'closing.partner': {
    ko: '파트너 계정은 직접 탈퇴할 수 없습니다. 고객센터에 요청하시면 정산 확인 후 콤프와 보유금을 환전해 드리고 탈퇴 처리합니다.',
    en: 'A partner account cannot be closed here. Ask support: once your commission is settled, your comp and your balance are paid out and the account is closed.',
    vi: 'Tài khoản đối tác không thể tự đóng. Hãy liên hệ hỗ trợ: sau khi quyết toán, hoa hồng và số dư sẽ được chi trả và tài khoản được đóng.',
  },
  'closing.askSupport': { ko: '고객센터 문의', en: 'Ask support', vi: 'Liên hệ hỗ trợ' },

  'closing.obstacles': {
    ko: '아래 내용이 끝나야 탈퇴할 수 있습니다.',
    en: 'The account can be closed once these are finished.',
    vi: 'Cần hoàn tất các mục sau trước khi đóng tài khoản.',
  },
  'closing.bets': {
    ko: '{family}: 끝나지 않은 베팅 {count}건, {amount}원',
    en: '{family}: {count} open {count|bet|bets}, {amount} won',
    vi: '{family}: {count} cược chưa xong, {amount} won',
  },
  'closing.toBets': { ko: '베팅내역 보기', en: 'See your bets', vi: 'Xem lịch sử cược' },
  'closing.family.sports': { ko: '스포츠', en: 'Sports', vi: 'Thể thao' },
  'closing.family.vendor': { ko: '카지노 · 슬롯', en: 'Casino and slots', vi: 'Sòng bài và slot' },
  'closing.family.minigame': { ko: '미니게임', en: 'Mini games', vi: 'Mini game' },
  'closing.family.other': { ko: '게임', en: 'Games', vi: 'Trò chơi' },
  'closing.game': {
    ko: '{provider} 게임머니 {amount}원',
    en: 'Game money at {provider}: {amount} won',
    vi: 'Tiền trò chơi tại {provider}: {amount} won',
  },
  'closing.bringBack': { ko: '보유금으로 가져오기', en: 'Bring it back', vi: 'Chuyển về số dư' },
  'closing.request.in': {
    ko: '처리 중인 충전 신청 {receipt}, {amount}원',
    en: 'Deposit request {receipt} in progress, {amount} won',
    vi: 'Yêu cầu nạp {receipt} đang xử lý, {amount} won',
  },
  'closing.request.out': {
    ko: '처리 중인 환전 신청 {receipt}, {amount}원',
    en: 'Withdrawal request {receipt} in progress, {amount} won',
    vi: 'Yêu cầu rút {receipt} đang xử lý, {amount} won',
  },
  'closing.toRequests': { ko: '신청 내역 보기', en: 'See your requests', vi: 'Xem yêu cầu' },

  'closing.paid': { ko: '환전될 보유금', en: 'To be withdrawn', vi: 'Số tiền yêu cầu rút' },
  'closing.nothingPaid': { ko: '없음', en: 'Nothing', vi: 'Không có' },
  'closing.account': { ko: '받을 계좌', en: 'To the account', vi: 'Vào tài khoản' },
  'closing.points': { ko: '사라지는 포인트', en: 'Points that lapse', vi: 'Điểm sẽ mất' },
  'closing.bonus': { ko: '사라지는 보너스', en: 'Bonus that lapses', vi: 'Thưởng sẽ mất' },
  'closing.effects': {
    ko: '탈퇴하면 바로 로그아웃되고, 이 아이디로는 다시 로그인할 수 없습니다. 쿠폰·포인트·보너스는 쓸 수 없게 됩니다.',
    en: 'You are logged out at once and can no longer log in with this ID. Coupons, points and bonuses can no longer be used.',
    vi: 'Bạn bị đăng xuất ngay và không thể đăng nhập lại bằng ID này. Phiếu thưởng, điểm và tiền thưởng không dùng được nữa.',
  },
  'closing.kept': {
    ko: '아이디·휴대폰·계좌는 다른 사람이 쓸 수 없으며, 회원 정보와 거래 기록은 탈퇴한 뒤에도 보관됩니다. 법정 보관 기간이 지난 뒤에는 고객센터에 삭제를 요청할 수 있습니다. 다시 이용하려면 고객센터에서 본인 확인을 받아야 합니다.',
    en: 'Nobody else can use your ID, phone or account number, and your details and records are kept after the closing. Once the legal term is over you can ask support to erase them. To come back, support has to make certain who you are.',
    vi: 'Không ai khác dùng được ID, số điện thoại và tài khoản của bạn; thông tin và lịch sử giao dịch vẫn được lưu sau khi đóng. Khi hết thời hạn luật định, bạn có thể yêu cầu bộ phận hỗ trợ xóa. Để dùng lại, bạn cần được bộ phận hỗ trợ xác minh.',
  },
  'closing.turnover': {
    ko: '마지막 환전은 운영자가 롤링을 확인한 뒤 처리합니다.',
    en: 'An operator looks at your turnover before this last withdrawal is paid.',
    vi: 'Điều hành viên sẽ kiểm tra vòng cược trước khi duyệt lần rút cuối này.',
  },
  'closing.reason': { ko: '탈퇴 사유 (선택)', en: 'Why you leave (optional)', vi: 'Lý do (không bắt buộc)' },
  'closing.password': { ko: '현재 비밀번호', en: 'Current password', vi: 'Mật khẩu hiện tại' },
  'closing.passwordMissing': {
    ko: '현재 비밀번호를 입력해 주세요.',
    en: 'Enter your current password.',
    vi: 'Vui lòng nhập mật khẩu hiện tại.',
  },
  'closing.agree': {
    ko: '위 내용을 확인했고 탈퇴합니다.',
    en: 'I have read this and want to close my account.',
    vi: 'Tôi đã đọc và muốn đóng tài khoản.',
  },
  'closing.agreeMissing': {
    ko: '확인란을 선택해 주세요.',
    en: 'Tick the box first.',
    vi: 'Vui lòng đánh dấu ô xác nhận.',
  },

  'closing.doneTitle': { ko: '탈퇴했습니다', en: 'Your account is closed', vi: 'Tài khoản đã đóng' },
  'closing.donePaid': {
    ko: '{amount}원이 {bank} {number} 계좌로 환전 신청되었습니다. 접수번호 {receipt}',
    en: 'A withdrawal of {amount} won to {bank} {number} has been requested. Receipt {receipt}',
    vi: 'Đã gửi yêu cầu rút {amount} won về {bank} {number}. Mã yêu cầu {receipt}',
  },
  'closing.done': {
    ko: '그동안 이용해 주셔서 감사합니다.',
    en: 'Thank you for having been with us.',
    vi: 'Cảm ơn bạn đã sử dụng dịch vụ.',
  },
} as const satisfies Texts;
