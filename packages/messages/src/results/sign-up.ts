import type { ResultCode } from '@hanpan/contract';
import type { Text } from '../text.ts';

/** Signing up: one code for each field and each rule. */
export const signUpResults = {
  U101: {
    ko: '아이디는 영문, 숫자, + 로 {min}~{max}자여야 합니다.',
    en: 'The ID must be {min} to {max} letters, digits or +.',
    vi: 'ID gồm {min}–{max} chữ cái, chữ số hoặc dấu +.',
  },
  U102: {
    ko: '비밀번호는 {min}~{max}자이며 쉽게 추측되는 것은 쓸 수 없습니다.',
    en: 'The password must be {min} to {max} characters and not easy to guess.',
    vi: 'Mật khẩu gồm {min}–{max} ký tự và không quá dễ đoán.',
  },
  U103: {
    ko: '환전 비밀번호는 숫자 {digits}자리여야 합니다.',
    en: 'The withdrawal password must be {digits} digits.',
    vi: 'Mật khẩu rút tiền phải gồm {digits} chữ số.',
  },
  U104: {
    ko: '휴대폰 번호 형식이 올바르지 않습니다.',
    en: 'The phone number is not valid.',
    vi: 'Số điện thoại không hợp lệ.',
  },
  U105: {
    ko: '닉네임은 한글, 영문, 숫자로 {min}~{max}자여야 합니다.',
    en: 'The nickname must be {min} to {max} Korean or Latin letters or digits.',
    vi: 'Biệt danh gồm {min}–{max} chữ cái Latinh, chữ Hàn hoặc chữ số.',
  },
  U106: {
    ko: '만 {age}세 이상만 가입할 수 있습니다. 생년월일을 확인해 주세요.',
    en: 'You must be at least {age} years old to join. Please check your date of birth.',
    vi: 'Bạn phải đủ {age} tuổi để đăng ký. Vui lòng kiểm tra ngày sinh.',
  },
  U107: {
    ko: '은행을 선택해 주세요.',
    en: 'Please choose your bank.',
    vi: 'Vui lòng chọn ngân hàng.',
  },
  U108: {
    ko: '예금주를 한글이나 영문으로 입력해 주세요.',
    en: 'Please enter the account holder in Korean or Latin letters.',
    vi: 'Vui lòng nhập tên chủ tài khoản bằng chữ Latinh hoặc chữ Hàn.',
  },
  U109: {
    ko: '계좌번호는 숫자만 입력해 주세요.',
    en: 'The account number may contain digits only.',
    vi: 'Số tài khoản chỉ gồm chữ số.',
  },
  U112: {
    ko: '존재하지 않는 추천인입니다.',
    en: 'The referrer does not exist.',
    vi: 'Người giới thiệu không tồn tại.',
  },
  U113: {
    ko: '파트너 계정만 추천할 수 있습니다.',
    en: 'Only partner accounts can refer members.',
    vi: 'Chỉ tài khoản đối tác mới được giới thiệu.',
  },
  U114: {
    ko: '추천인으로 사용할 수 없는 계정입니다.',
    en: 'This account cannot be a referrer.',
    vi: 'Tài khoản này không thể làm người giới thiệu.',
  },
  U115: {
    ko: '현재 회원가입을 받지 않습니다.',
    en: 'Sign-up is closed at the moment.',
    vi: 'Hiện không nhận đăng ký mới.',
  },
  U116: {
    ko: '이미 사용 중인 아이디입니다.',
    en: 'This ID is already in use.',
    vi: 'ID này đã được sử dụng.',
  },
  U117: {
    ko: '이미 사용 중인 닉네임입니다.',
    en: 'This nickname is already in use.',
    vi: 'Biệt danh này đã được sử dụng.',
  },
  U118: {
    ko: '이미 등록된 휴대폰 번호입니다.',
    en: 'This phone number is already in use.',
    vi: 'Số điện thoại này đã được sử dụng.',
  },
  U119: {
    ko: '이미 등록된 계좌번호입니다.',
    en: 'This account number is already in use.',
    vi: 'Số tài khoản này đã được sử dụng.',
  },
  U120: {
    ko: '현재 비밀번호가 맞지 않습니다.',
    en: 'The current password is wrong.',
    vi: 'Mật khẩu hiện tại không đúng.',
  },
  U121: {
    ko: '새 비밀번호와 확인이 서로 다릅니다.',
    en: 'The new password and its confirmation differ.',
    vi: 'Mật khẩu mới và phần xác nhận không giống nhau.',
  },
  U122: {
    ko: '새 비밀번호에는 글자와 숫자를 모두 넣어 주세요.',
    en: 'The new password needs letters and digits.',
    vi: 'Mật khẩu mới phải có cả chữ cái và chữ số.',
  },
  U126: {
    ko: '비밀번호에 사이트 이름이나 내 아이디, 닉네임, 이름, 휴대폰 번호를 넣을 수 없습니다.',
    en: 'The password must not contain the name of the site, or your own ID, nickname, name or phone number.',
    vi: 'Mật khẩu không được chứa tên trang, ID, biệt danh, họ tên hoặc số điện thoại của bạn.',
  },
  U129: {
    ko: '이 신청은 받을 수 없습니다. 고객센터로 문의해 주세요.',
    en: 'This application cannot be accepted. Please ask support.',
    vi: 'Không thể tiếp nhận đơn đăng ký này. Vui lòng liên hệ bộ phận hỗ trợ.',
  },
  U124: {
    ko: '파트너 계정은 직접 탈퇴할 수 없습니다. 탈퇴는 고객센터에 요청해 주세요.',
    en: 'A partner account cannot be closed here. Ask support to close it.',
    vi: 'Tài khoản đối tác không thể tự đóng. Hãy yêu cầu bộ phận hỗ trợ đóng tài khoản.',
  },
  U125: {
    ko: '아직 끝나지 않은 베팅, 게임머니 또는 신청이 있어 탈퇴할 수 없습니다.',
    en: 'There are bets, game money or requests still open, so the account cannot be closed yet.',
    vi: 'Vẫn còn cược, tiền trò chơi hoặc yêu cầu chưa xong nên chưa thể đóng tài khoản.',
  },
  U127: {
    ko: '2단계 인증이 이미 켜져 있습니다.',
    en: 'The second factor is on already.',
    vi: 'Xác thực hai bước đã được bật.',
  },
  U128: {
    ko: '켜져 있는 2단계 인증이 없습니다.',
    en: 'No second factor is on.',
    vi: 'Chưa bật xác thực hai bước.',
  },
  U123: {
    ko: '지금 쓰는 것과 다르게 정해 주세요.',
    en: 'Choose one that differs from the current one.',
    vi: 'Hãy chọn khác với hiện tại.',
  },
} as const satisfies Partial<Record<ResultCode, Text>>;
