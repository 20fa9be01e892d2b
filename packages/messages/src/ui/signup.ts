import type { Texts } from '../text.ts';

/** Asking to become a member. Keys of the specification keep its own names. */
export const signupTexts = {
  'front.member.emptyMemId': {
    ko: '아이디를 입력해 주세요.',
    en: 'Please enter an ID.',
    vi: 'Vui lòng nhập ID.',
  },
  'front.member.compareMemPass': {
    ko: '비밀번호와 비밀번호 확인이 서로 같아야 합니다.',
    en: 'The password and its confirmation must be the same.',
    vi: 'Mật khẩu và xác nhận mật khẩu phải giống nhau.',
  },
  'front.member.emptyMemPass': {
    ko: '비밀번호를 입력해 주세요.',
    en: 'Please enter a password.',
    vi: 'Vui lòng nhập mật khẩu.',
  },
  'front.member.emptyCashOutPass': {
    ko: '환전 비밀번호를 입력해 주세요.',
    en: 'Please enter a withdrawal password.',
    vi: 'Vui lòng nhập mật khẩu rút tiền.',
  },
  'front.member.emptyMemNick': {
    ko: '닉네임을 입력해 주세요.',
    en: 'Please enter a nickname.',
    vi: 'Vui lòng nhập biệt danh.',
  },
  'front.member.emptyMemTel': {
    ko: '휴대폰 번호를 입력해 주세요.',
    en: 'Please enter your phone number.',
    vi: 'Vui lòng nhập số điện thoại.',
  },
  'front.member.noValidMemTel': {
    ko: '휴대폰 번호는 01로 시작하는 번호여야 합니다. 예: 01012345678',
    en: 'The phone number must be a Korean mobile number, such as 01012345678.',
    vi: 'Số điện thoại phải là số di động Hàn Quốc, ví dụ 01012345678.',
  },
  'front.member.emptyRecommenderId': {
    ko: '추천인 아이디를 입력해 주세요.',
    en: 'Please enter the referrer’s ID.',
    vi: 'Vui lòng nhập ID người giới thiệu.',
  },
  'front.member.emptyBankName': {
    ko: '은행을 선택해 주세요.',
    en: 'Please choose a bank.',
    vi: 'Vui lòng chọn ngân hàng.',
  },
  'front.member.emptyBankAccountName': {
    ko: '예금주를 입력해 주세요.',
    en: 'Please enter the account holder.',
    vi: 'Vui lòng nhập chủ tài khoản.',
  },
  'front.member.emptyBankNumber': {
    ko: '계좌번호를 입력해 주세요.',
    en: 'Please enter the account number.',
    vi: 'Vui lòng nhập số tài khoản.',
  },
  'front.member.noValidBankNumber': {
    ko: '계좌번호는 숫자만 입력해 주세요.',
    en: 'The account number must be digits only.',
    vi: 'Số tài khoản chỉ gồm chữ số.',
  },
  'front.member.underAge': {
    ko: '만 {age}세 이상만 가입할 수 있습니다. 생년월일을 확인해 주세요.',
    en: 'You must be at least {age} years old to join. Please check your date of birth.',
    vi: 'Bạn phải đủ {age} tuổi để đăng ký. Vui lòng kiểm tra ngày sinh.',
  },
  'front.member.emptyBirthDate': {
    ko: '생년월일을 입력해 주세요.',
    en: 'Enter your date of birth.',
    vi: 'Vui lòng nhập ngày sinh.',
  },
  'front.member.completeSignup': {
    ko: '회원가입 신청이 완료되었습니다.',
    en: 'Your sign-up has been received.',
    vi: 'Đã nhận đăng ký của bạn.',
  },
  'signup.title': { ko: '회원가입', en: 'Sign up', vi: 'Đăng ký' },
  'signup.account': { ko: '로그인 정보', en: 'Your login', vi: 'Thông tin đăng nhập' },
  'signup.person': { ko: '회원 정보', en: 'About you', vi: 'Thông tin của bạn' },
  'signup.payout': { ko: '환전 계좌', en: 'Withdrawal account', vi: 'Tài khoản rút tiền' },
  'signup.payoutNote': {
    ko: '본인 명의의 계좌만 쓸 수 있습니다. 환전은 이 계좌로만 보냅니다.',
    en: 'The account must be in your own name. Withdrawals are sent to it and nowhere else.',
    vi: 'Chỉ dùng tài khoản chính chủ. Tiền rút chỉ được gửi đến tài khoản này.',
  },
  'signup.memId': { ko: '아이디', en: 'ID', vi: 'ID' },
  'signup.memIdHint': {
    ko: '영문·숫자·+ {min}~{max}자',
    en: '{min} to {max} letters, digits or +',
    vi: '{min}–{max} chữ cái, chữ số hoặc +',
  },
  'signup.check': { ko: '중복확인', en: 'Check', vi: 'Kiểm tra' },
  'signup.checkOf': {
    ko: '{field} 중복확인',
    en: 'Check whether the {field} is free',
    vi: 'Kiểm tra {field}',
  },
  'signup.idFree': { ko: '쓸 수 있는 아이디입니다.', en: 'This ID is free.', vi: 'Có thể dùng ID này.' },
  'signup.nickFree': {
    ko: '쓸 수 있는 닉네임입니다.',
    en: 'This nickname is free.',
    vi: 'Có thể dùng biệt danh này.',
  },
  'signup.errorCount': {
    ko: '고칠 곳이 {count}군데 있습니다. 칸 아래의 안내를 봐 주세요.',
    en: 'Fields to correct: {count}. See the notes below them.',
    vi: 'Có {count} mục cần sửa. Xem ghi chú bên dưới.',
  },
  'signup.memPass': { ko: '비밀번호', en: 'Password', vi: 'Mật khẩu' },
  'signup.memPassHint': {
    ko: '{min}~{max}자. 사이트 이름, 아이디, 닉네임, 이름, 휴대폰 번호는 넣을 수 없습니다. 문장처럼 길고 다른 곳에서 쓰지 않는 것이 안전합니다.',
    en: '{min} to {max} characters, without the name of the site, the ID, nickname, name or phone number. A long phrase that is used nowhere else is safest.',
    vi: '{min}–{max} ký tự, không chứa tên trang, ID, biệt danh, họ tên hay số điện thoại. Dài như một câu và không dùng ở nơi khác là an toàn nhất.',
  },
  'signup.memPassCheck': { ko: '비밀번호 확인', en: 'Confirm password', vi: 'Xác nhận mật khẩu' },
  'signup.cashOutPass': { ko: '환전 비밀번호', en: 'Withdrawal password', vi: 'Mật khẩu rút tiền' },
  'signup.cashOutPassHint': {
    ko: '숫자 {digits}자리. 환전할 때마다 묻습니다.',
    en: '{digits} digits, asked for at every withdrawal',
    vi: '{digits} chữ số, được hỏi mỗi lần rút tiền',
  },
  'signup.memNick': { ko: '닉네임', en: 'Nickname', vi: 'Biệt danh' },
  'signup.memNickHint': { ko: '{min}~{max}자', en: '{min} to {max} characters', vi: '{min}–{max} ký tự' },
  'signup.memPhone': { ko: '휴대폰 번호', en: 'Mobile phone', vi: 'Số điện thoại' },
  'signup.memPhoneHint': {
    ko: '예: 010-1234-5678',
    en: 'Example: 010-1234-5678',
    vi: 'Ví dụ: 010-1234-5678',
  },
  'signup.birthDate': { ko: '생년월일', en: 'Date of birth', vi: 'Ngày sinh' },
  'signup.birthDatePick': { ko: '연도. 월. 일.', en: 'Day, month, year', vi: 'Ngày/tháng/năm' },
  'signup.birthDateHint': {
    ko: '만 {age}세 이상만 가입할 수 있습니다.',
    en: 'You must be at least {age} years old.',
    vi: 'Bạn phải đủ {age} tuổi.',
  },
  'signup.recommenderId': { ko: '추천인 아이디', en: 'Referrer’s ID', vi: 'ID người giới thiệu' },
  'signup.recommenderPreset': {
    ko: '이 사이트가 정한 추천인으로 가입합니다.',
    en: 'You join under the referrer that this site has set.',
    vi: 'Bạn đăng ký với người giới thiệu do trang này đặt sẵn.',
  },
  'signup.bank': { ko: '은행', en: 'Bank', vi: 'Ngân hàng' },
  'signup.bankPlaceholder': { ko: '은행 선택', en: 'Choose a bank', vi: 'Chọn ngân hàng' },
  'signup.bankFailed': {
    ko: '은행 목록을 불러오지 못했습니다.',
    en: 'The list of banks could not be loaded.',
    vi: 'Không tải được danh sách ngân hàng.',
  },
  'signup.memName': { ko: '예금주', en: 'Account holder', vi: 'Chủ tài khoản' },
  'signup.bankacc': { ko: '계좌번호', en: 'Account number', vi: 'Số tài khoản' },
  'signup.bankaccHint': { ko: '숫자만', en: 'Digits only', vi: 'Chỉ chữ số' },
  'signup.submit': { ko: '가입 신청', en: 'Apply to join', vi: 'Gửi đăng ký' },
  'signup.approvalNote': {
    ko: '가입은 운영자 승인 뒤에 완료되며, 그 전에는 로그인할 수 없습니다.',
    en: 'An operator approves every sign-up; you can log in only after that.',
    vi: 'Điều hành viên duyệt từng đăng ký; chỉ đăng nhập được sau khi duyệt.',
  },
  'signup.hasAccount': { ko: '이미 회원이신가요?', en: 'Already a member?', vi: 'Đã là thành viên?' },
  'signup.toLogin': { ko: '로그인', en: 'Log in', vi: 'Đăng nhập' },
  'signup.notSent': {
    ko: '아직 신청되지 않았습니다',
    en: 'Nothing has been sent yet',
    vi: 'Chưa gửi đăng ký',
  },
  'signup.indeterminate': {
    ko: '결과 확인 중입니다',
    en: 'We don’t know yet whether it arrived',
    vi: 'Chưa rõ đăng ký đã đến hay chưa',
  },
  'signup.indeterminateText': {
    ko: '가입 신청이 이미 접수되었을 수 있습니다. 내용을 바꾸지 말고 5초 뒤에 다시 눌러 주세요. 두 번 접수되지 않습니다.',
    en: 'Your sign-up may have arrived already. Please change nothing and press again in 5 seconds: it is not taken twice.',
    vi: 'Đăng ký của bạn có thể đã đến. Vui lòng không thay đổi gì và bấm lại sau 5 giây; đăng ký sẽ không được nhận hai lần.',
  },
  'signup.completeTitle': {
    ko: '가입 신청을 받았습니다',
    en: 'Your sign-up has been received',
    vi: 'Đã nhận đăng ký',
  },
  'signup.completeFor': {
    ko: '신청한 아이디: {memId}',
    en: 'Requested ID: {memId}',
    vi: 'ID đã đăng ký: {memId}',
  },
  'signup.completeNext': {
    ko: '운영자가 확인한 뒤 승인하면 로그인할 수 있습니다. 지금 로그인하면 승인을 기다리는 중이라고 안내됩니다.',
    en: 'You can log in once an operator has approved your sign-up. Until then, logging in tells you that approval is pending.',
    vi: 'Bạn có thể đăng nhập sau khi điều hành viên duyệt. Trước đó, khi đăng nhập bạn sẽ được báo là đang chờ duyệt.',
  },
  'signup.completeLimits': {
    ko: '로그인한 뒤 이용자 보호에서 충전 한도와 베팅 한도를 정할 수 있습니다.',
    en: 'Once logged in, you can set a deposit limit and a stake limit under player protection.',
    vi: 'Sau khi đăng nhập, bạn có thể đặt giới hạn nạp và giới hạn cược ở mục bảo vệ người chơi.',
  },
} as const satisfies Texts;
