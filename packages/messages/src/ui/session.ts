import type { Texts } from '../text.ts';

/** Signing in, its end, and what stands between. Keys of the specification keep its own names. */
export const sessionTexts = {
  'front.signin.emptyMemId': {
    ko: '아이디를 입력해 주세요.',
    en: 'Please enter your ID.',
    vi: 'Vui lòng nhập ID.',
  },
  'front.signin.emptyMemPass': {
    ko: '비밀번호를 입력해 주세요.',
    en: 'Please enter your password.',
    vi: 'Vui lòng nhập mật khẩu.',
  },
  'front.signin.noValidAntiBotCode': {
    ko: '자동 입력 방지 코드를 확인해주세요.',
    en: 'Please check the verification code.',
    vi: 'Vui lòng kiểm tra mã chống tự động.',
  },
  'front.error.afterSignin': {
    ko: '로그인 후 이용할 수 있습니다.',
    en: 'Please log in first.',
    vi: 'Vui lòng đăng nhập trước.',
  },
  'session.loginFirst': { ko: '로그인 후 이용해 주세요.', en: 'Please Log-in', vi: 'Please Log-in' },
  'session.partnerOnly': {
    ko: '파트너 회원만 이용할 수 있습니다.',
    en: 'This page is for partners only.',
    vi: 'Trang này chỉ dành cho đối tác.',
  },
  'session.title': { ko: '로그인', en: 'Log in', vi: 'Đăng nhập' },
  'session.memId': { ko: '아이디', en: 'ID', vi: 'ID' },
  'session.memPass': { ko: '비밀번호', en: 'Password', vi: 'Mật khẩu' },
  'session.submit': { ko: '로그인', en: 'Log in', vi: 'Đăng nhập' },
  'session.code': { ko: '자동 입력 방지 코드', en: 'Verification code', vi: 'Mã chống tự động' },
  'session.codeHint': {
    ko: '보이는 숫자 네 자리를 그대로 입력해 주세요.',
    en: 'Type the four digits that you see.',
    vi: 'Nhập bốn chữ số bạn nhìn thấy.',
  },
  'session.codeSpoken': {
    ko: '자동 입력 방지 코드: {digits}',
    en: 'Verification code: {digits}',
    vi: 'Mã chống tự động: {digits}',
  },
  'session.codeReload': { ko: '새 코드 받기', en: 'Get a new code', vi: 'Lấy mã mới' },
  'session.saveId': { ko: '아이디 저장', en: 'Remember my ID', vi: 'Ghi nhớ ID' },
  'session.saveIdNote': {
    ko: '이 기기에만 저장합니다.',
    en: 'Kept on this device only.',
    vi: 'Chỉ lưu trên thiết bị này.',
  },
  'session.lost': { ko: '비밀번호를 잊으셨나요?', en: 'Forgot your password?', vi: 'Quên mật khẩu?' },
  'session.lostTitle': {
    ko: '비밀번호를 다시 받는 방법',
    en: 'How to get a new password',
    vi: 'Cách lấy lại mật khẩu',
  },
  'session.lostBody': {
    ko: '비밀번호는 운영자도 볼 수 없고, 로그인하지 못하면 이 화면에서 직접 바꿀 수 없습니다.',
    en: 'Nobody can see your password, operators included, and you cannot change it here without logging in.',
    vi: 'Không ai xem được mật khẩu của bạn, kể cả điều hành viên. Khi chưa đăng nhập, bạn không thể tự đổi tại đây.',
  },
  'session.lostAsk': {
    ko: '고객센터에 아이디와 가입한 휴대폰 번호를 알려 주세요. 운영자가 본인을 확인한 뒤 다시 로그인하도록 도와 드립니다.',
    en: 'Tell support your ID and the phone number you signed up with. Once an operator knows that it is you, they help you back into your account.',
    vi: 'Hãy cho bộ phận hỗ trợ biết ID và số điện thoại đã đăng ký. Sau khi xác minh, điều hành viên sẽ giúp bạn đăng nhập lại.',
  },
  'session.lostThen': {
    ko: '다시 로그인하면 내 정보에서 비밀번호를 바꿔 주세요. 비밀번호를 묻는 사람에게는 알려 주지 마세요.',
    en: 'Once you are in again, change the password under My details. Never tell it to anybody who asks for it.',
    vi: 'Khi đã đăng nhập lại, hãy đổi mật khẩu trong Thông tin của tôi. Đừng cho ai biết mật khẩu của bạn.',
  },
  'session.lostContact': { ko: '고객센터 연락처', en: 'Support', vi: 'Liên hệ hỗ trợ' },
  'session.lostReferrer': {
    ko: '로그인하지 않으면 고객센터에 문의할 수 없습니다. 가입할 때 추천한 분에게 아이디와 가입한 휴대폰 번호를 알려 주세요. 그분이 1:1 문의로 대신 전하면, 운영자가 본인을 확인한 뒤 다시 로그인하도록 도와 드립니다.',
    en: 'You cannot contact support without logging in. Ask the person who referred you to write to support for you, and tell them your ID and the phone number you signed up with. Once an operator knows that it is you, they help you back into your account.',
    vi: 'Bạn không thể liên hệ bộ phận hỗ trợ khi chưa đăng nhập. Hãy nhờ người đã giới thiệu bạn gửi câu hỏi thay, và cho họ biết ID cùng số điện thoại đã đăng ký. Sau khi xác minh, điều hành viên sẽ giúp bạn đăng nhập lại.',
  },
  'session.toSignup': { ko: '회원가입', en: 'Sign up', vi: 'Đăng ký' },
  'session.noAccount': { ko: '아직 회원이 아니신가요?', en: 'Not a member yet?', vi: 'Chưa có tài khoản?' },
  'session.ended': { ko: '로그아웃되었습니다', en: 'You have been logged out', vi: 'Bạn đã đăng xuất' },
  'session.elsewhere': {
    ko: '같은 아이디로 로그인되었습니다.',
    en: 'The same account has logged in elsewhere.',
    vi: 'Tài khoản này đã đăng nhập ở nơi khác.',
  },
  'session.elsewhereAt': { ko: '로그아웃된 시각', en: 'Logged out at', vi: 'Đăng xuất lúc' },
  'session.elsewhereThen': {
    ko: '내가 로그인한 것이 아니라면 바로 다시 로그인해 내 정보에서 비밀번호를 바꿔 주세요. 로그인한 기기도 그곳에서 볼 수 있습니다.',
    en: 'If it was not you, log in again at once and change your password under My details. You can also see there which devices have logged in.',
    vi: 'Nếu không phải bạn, hãy đăng nhập lại ngay và đổi mật khẩu trong Thông tin của tôi. Tại đó bạn cũng xem được các thiết bị đã đăng nhập.',
  },
  'session.expired': {
    ko: '로그인 시간이 끝났습니다. 다시 로그인해 주세요. 보유금과 베팅은 그대로입니다.',
    en: 'Your session has ended. Please log in again. Your money and bets are unaffected.',
    vi: 'Phiên đăng nhập đã hết. Vui lòng đăng nhập lại. Tiền và cược của bạn không bị ảnh hưởng.',
  },
  'session.loginAgain': { ko: '다시 로그인', en: 'Log in again', vi: 'Đăng nhập lại' },
  'session.idleTitle': {
    ko: '곧 로그아웃됩니다',
    en: 'You are about to be logged out',
    vi: 'Bạn sắp bị đăng xuất',
  },
  'session.idleBody': {
    ko: '한동안 사용하지 않아 안전을 위해 로그아웃합니다. 계속 이용하시려면 버튼을 눌러 주세요.',
    en: 'You have not been active for a while, so we log you out to keep your account safe. Press the button to stay.',
    vi: 'Bạn đã không hoạt động một lúc, nên hệ thống sẽ đăng xuất để bảo vệ tài khoản. Nhấn nút để tiếp tục.',
  },
  'session.idleLastBody': {
    ko: '최대 이용 시간이 지나 로그아웃합니다. 다시 로그인하면 이어서 이용할 수 있습니다.',
    en: 'The longest time of one login is over. Log in again to continue.',
    vi: 'Đã hết thời gian tối đa của một lần đăng nhập. Hãy đăng nhập lại để tiếp tục.',
  },
  'session.idleLeft': { ko: '로그아웃까지', en: 'Logging out in', vi: 'Đăng xuất sau' },
  'session.stay': { ko: '계속 이용하기', en: 'Stay logged in', vi: 'Tiếp tục' },
  'session.leave': { ko: '로그아웃', en: 'Log out', vi: 'Đăng xuất' },
  'session.gameDown.locked': {
    ko: '계정이 잠겨 진행 중인 게임 창을 닫았습니다. 보유금과 진행 중인 베팅은 그대로이며, 자세한 내용은 고객센터로 문의해 주세요.',
    en: 'Your account was locked, so the game window was closed. Your money and open bets are unaffected. Please contact support.',
    vi: 'Tài khoản đã bị khóa nên cửa sổ trò chơi được đóng. Tiền và cược đang mở không bị ảnh hưởng. Vui lòng liên hệ hỗ trợ.',
  },
  'session.gameDown.noBetting': {
    ko: '베팅 이용이 제한되어 진행 중인 게임 창을 닫았습니다. 보유금과 진행 중인 베팅은 그대로이며, 자세한 내용은 고객센터로 문의해 주세요.',
    en: 'Betting was restricted on your account, so the game window was closed. Your money and open bets are unaffected. Please contact support.',
    vi: 'Quyền cược đã bị hạn chế nên cửa sổ trò chơi được đóng. Tiền và cược đang mở không bị ảnh hưởng. Vui lòng liên hệ hỗ trợ.',
  },
  'session.loggedOut': { ko: '로그아웃했습니다.', en: 'You are logged out.', vi: 'Bạn đã đăng xuất.' },
} as const satisfies Texts;
