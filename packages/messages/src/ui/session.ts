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
  'session.toSignup': { ko: '회원가입', en: 'Sign up', vi: 'Đăng ký' },
  'session.noAccount': { ko: '아직 회원이 아니신가요?', en: 'Not a member yet?', vi: 'Chưa có tài khoản?' },
  'session.ended': { ko: '로그아웃되었습니다', en: 'You have been logged out', vi: 'Bạn đã đăng xuất' },
  'session.elsewhere': {
    ko: '같은 아이디로 로그인되었습니다.',
    en: 'The same account has logged in elsewhere.',
    vi: 'Tài khoản này đã đăng nhập ở nơi khác.',
  },
  'session.expired': {
    ko: '로그인 시간이 끝났습니다. 다시 로그인해 주세요. 보유금과 베팅은 그대로입니다.',
    en: 'Your session has ended. Please log in again. Your money and bets are unaffected.',
    vi: 'Phiên đăng nhập đã hết. Vui lòng đăng nhập lại. Tiền và cược của bạn không bị ảnh hưởng.',
  },
  'session.loginAgain': { ko: '다시 로그인', en: 'Log in again', vi: 'Đăng nhập lại' },
  'session.loggedOut': { ko: '로그아웃했습니다.', en: 'You are logged out.', vi: 'Bạn đã đăng xuất.' },
} as const satisfies Texts;
