import type { ResultCode } from '@hanpan/contract';
import type { Text } from '../text.ts';

/** The codes of the specification, section 8. */
export const specifiedResults = {
  '0': { ko: '정상 처리되었습니다.', en: 'Done.', vi: 'Đã xử lý xong.' },
  '9999': {
    ko: '게임사 연결 오류입니다. 고객센터로 문의해 주세요.',
    en: 'The game vendor cannot be reached. Please contact support.',
    vi: 'Không kết nối được nhà cung cấp trò chơi. Vui lòng liên hệ hỗ trợ.',
  },
  E001: {
    ko: '오류가 발생했습니다. 다시 시도해 주세요.',
    en: 'Something went wrong. Please try again.',
    vi: 'Đã xảy ra lỗi. Vui lòng thử lại.',
  },
  E002: {
    ko: '잠시 후 다시 시도해 주세요.',
    en: 'Please try again later.',
    vi: 'Vui lòng thử lại sau.',
  },
  U101: {
    ko: '아이디는 영문, 숫자, + 로 {min}~{max}자여야 합니다.',
    en: 'The ID is {min} to {max} letters, digits or +.',
    vi: 'ID gồm {min}–{max} chữ cái, chữ số hoặc dấu +.',
  },
  U102: {
    ko: '비밀번호는 {min}~{max}자이며 쉽게 추측되는 것은 쓸 수 없습니다.',
    en: 'The password is {min} to {max} characters and not an easily guessed one.',
    vi: 'Mật khẩu gồm {min}–{max} ký tự và không quá dễ đoán.',
  },
  U103: {
    ko: '출금 비밀번호는 숫자 {digits}자리여야 합니다.',
    en: 'The withdrawal password is exactly {digits} digits.',
    vi: 'Mật khẩu rút tiền gồm đúng {digits} chữ số.',
  },
  U104: {
    ko: '휴대폰 번호 형식이 올바르지 않습니다.',
    en: 'The phone number is not valid.',
    vi: 'Số điện thoại không hợp lệ.',
  },
  U105: {
    ko: '닉네임은 {min}~{max}자여야 합니다.',
    en: 'The nickname is {min} to {max} characters.',
    vi: 'Biệt danh gồm {min}–{max} ký tự.',
  },
  U106: {
    ko: '만 {age}세 이상만 가입할 수 있습니다. 생년월일을 확인해 주세요.',
    en: 'You must be at least {age} years old to join. Please check your date of birth.',
    vi: 'Bạn phải đủ {age} tuổi để đăng ký. Vui lòng kiểm tra ngày sinh.',
  },
  U112: {
    ko: '존재하지 않는 추천인입니다.',
    en: 'The recommender does not exist.',
    vi: 'Người giới thiệu không tồn tại.',
  },
  U113: {
    ko: '파트너 계정만 추천할 수 있습니다.',
    en: 'Only partner accounts may recommend.',
    vi: 'Chỉ tài khoản đối tác mới được giới thiệu.',
  },
  U114: {
    ko: '추천인으로 사용할 수 없는 계정입니다.',
    en: 'This account cannot be a recommender.',
    vi: 'Tài khoản này không thể làm người giới thiệu.',
  },
  U115: {
    ko: '현재 회원가입을 받지 않습니다.',
    en: 'Sign-up is not accepted at the moment.',
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
  U0011: {
    ko: '이용이 정지된 회원은 입출금할 수 없습니다.',
    en: 'Suspended members cannot deposit or withdraw.',
    vi: 'Thành viên bị đình chỉ không thể nạp hoặc rút tiền.',
  },
  M001: { ko: '새 메시지가 있습니다.', en: 'You have a new message.', vi: 'Bạn có tin nhắn mới.' },
  M002: {
    ko: '읽지 않은 메시지는 삭제할 수 없습니다.',
    en: 'Unread messages cannot be deleted.',
    vi: 'Không thể xóa tin nhắn chưa đọc.',
  },
  B1001: {
    ko: '베팅 권한이 없는 계정입니다.',
    en: 'This account has no betting permission.',
    vi: 'Tài khoản không có quyền đặt cược.',
  },
  B1002: { ko: '잠긴 회원입니다.', en: 'This member is locked.', vi: 'Thành viên đang bị khóa.' },
  B6000: { ko: '보유금이 부족합니다.', en: 'Not enough money.', vi: 'Số dư không đủ.' },
  B6001: {
    ko: '최소 베팅 금액은 {min}원입니다.',
    en: 'The minimum bet at your level is {min} won.',
    vi: 'Mức cược tối thiểu của bạn là {min} won.',
  },
  B6002: {
    ko: '최대 베팅 금액은 {max}원입니다.',
    en: 'The maximum bet at your level is {max} won.',
    vi: 'Mức cược tối đa của bạn là {max} won.',
  },
  B6003: {
    ko: '최대 적중금 {max}원을 넘습니다.',
    en: 'This exceeds the win limit of {max} won at your level.',
    vi: 'Vượt giới hạn tiền thắng {max} won của bạn.',
  },
  B6005: { ko: '이미 접수된 베팅입니다.', en: 'This bet was already placed.', vi: 'Cược này đã được đặt.' },
  B9999: {
    ko: '이전 베팅을 정산하고 있습니다. 30초 뒤에 다시 시도해 주세요.',
    en: 'Earlier bets are being settled. Please retry in 30 seconds.',
    vi: 'Đang thanh toán cược trước. Vui lòng thử lại sau 30 giây.',
  },
  B0091: {
    ko: '지금은 이용할 수 없습니다. 고객센터로 문의해 주세요.',
    en: 'You cannot play at the moment. Please contact support.',
    vi: 'Hiện không thể chơi. Vui lòng liên hệ hỗ trợ.',
  },
  B0092: { ko: '게임을 실행할 수 없습니다.', en: 'The game cannot run.', vi: 'Không thể chạy trò chơi.' },
  B0093: { ko: '점검 중입니다.', en: 'The site is under maintenance.', vi: 'Trang đang bảo trì.' },
  B0099: {
    ko: '게임 이용 한도가 없습니다.',
    en: 'No credit for this game.',
    vi: 'Không đủ tín dụng cho trò chơi.',
  },
  C001: {
    ko: '현재 입금 신청을 받지 않습니다.',
    en: 'Deposits are closed on this site at the moment.',
    vi: 'Trang tạm ngừng nhận nạp tiền.',
  },
  C002: {
    ko: '입금 금액을 원 단위 숫자로 입력해 주세요.',
    en: 'Enter the deposit amount as a whole number of won.',
    vi: 'Vui lòng nhập số tiền nạp là số nguyên (won).',
  },
  C003: {
    ko: '처리 중인 입금 신청이 있습니다.',
    en: 'A deposit is already in progress.',
    vi: 'Đang có yêu cầu nạp tiền được xử lý.',
  },
  C008: {
    ko: '출금 비밀번호가 맞지 않습니다.',
    en: 'The withdrawal password is wrong.',
    vi: 'Mật khẩu rút tiền không đúng.',
  },
  C009: {
    ko: '게임이 완전히 종료되었는지 확인하고 있습니다. 게임을 닫고 최대 1분만 기다려 주세요.',
    en: 'Checking that the game is fully closed. Close the game and wait up to 1 minute.',
    vi: 'Đang kiểm tra trò chơi đã đóng hẳn. Hãy đóng trò chơi và chờ tối đa 1 phút.',
  },
  C010: {
    ko: '출금 비밀번호가 설정되어 있지 않습니다.',
    en: 'No withdrawal password has been set.',
    vi: 'Chưa đặt mật khẩu rút tiền.',
  },
  C101: {
    ko: '1회 최대 입금 금액은 {max}원입니다.',
    en: 'The limit for one deposit is {max} won.',
    vi: 'Hạn mức mỗi lần nạp là {max} won.',
  },
  C102: {
    ko: '최소 입금 금액은 {min}원입니다.',
    en: 'The minimum deposit is {min} won.',
    vi: 'Số tiền nạp tối thiểu là {min} won.',
  },
  C103: {
    ko: '입금은 {unit}원 단위로 신청해 주세요.',
    en: 'Deposits are in units of {unit} won.',
    vi: 'Tiền nạp phải theo đơn vị {unit} won.',
  },
  c104: {
    ko: '이미 처리하고 있습니다. 1분 뒤에 다시 시도해 주세요.',
    en: 'Already being processed. Please retry in 1 minute.',
    vi: 'Đang được xử lý. Vui lòng thử lại sau 1 phút.',
  },
  C201: {
    ko: '현재 출금 신청을 받지 않습니다.',
    en: 'Withdrawals are closed on this site at the moment.',
    vi: 'Trang tạm ngừng nhận rút tiền.',
  },
  C202: {
    ko: '보유금보다 많은 금액은 출금할 수 없습니다.',
    en: 'The amount exceeds your balance.',
    vi: 'Số tiền vượt quá số dư.',
  },
  C203: {
    ko: '출금이 제한된 회원입니다. 고객센터로 문의해 주세요.',
    en: 'Withdrawals are blocked for this member. Please contact support.',
    vi: 'Thành viên bị chặn rút tiền. Vui lòng liên hệ hỗ trợ.',
  },
  C204: {
    ko: '출금 비밀번호를 먼저 설정해 주세요.',
    en: 'Set a withdrawal password first.',
    vi: 'Vui lòng đặt mật khẩu rút tiền trước.',
  },
  C205: { ko: '비밀번호를 확인해 주세요.', en: 'Check the password.', vi: 'Vui lòng kiểm tra mật khẩu.' },
  C206: {
    ko: '출금 금액을 원 단위 숫자로 입력해 주세요.',
    en: 'Enter the withdrawal amount as a whole number of won.',
    vi: 'Vui lòng nhập số tiền rút là số nguyên (won).',
  },
  C209: {
    ko: '처리 중인 출금 신청이 있습니다.',
    en: 'A withdrawal is already in progress.',
    vi: 'Đang có yêu cầu rút tiền được xử lý.',
  },
  C214: {
    ko: '최소 출금 금액은 {min}원입니다.',
    en: 'The minimum withdrawal is {min} won.',
    vi: 'Số tiền rút tối thiểu là {min} won.',
  },
  C215: {
    ko: '출금은 {unit}원 단위로 신청해 주세요.',
    en: 'Withdrawals are in units of {unit} won.',
    vi: 'Tiền rút phải theo đơn vị {unit} won.',
  },
  C216: {
    ko: '아직 재신청 대기 시간입니다. 관리자에게 문의해 주세요.',
    en: 'The waiting time before another request has not passed. Please ask an admin.',
    vi: 'Chưa hết thời gian chờ để yêu cầu lại. Vui lòng hỏi quản trị viên.',
  },
  C301: {
    ko: '머니 지급 권한이 없습니다.',
    en: 'You have no permission to give money.',
    vi: 'Bạn không có quyền cấp tiền.',
  },
  C302: {
    ko: '지급할 수 없는 대상입니다.',
    en: 'Money cannot be given to this account.',
    vi: 'Không thể cấp tiền cho tài khoản này.',
  },
  C303: {
    ko: '지급 금액을 확인해 주세요.',
    en: 'Check the amount to give.',
    vi: 'Vui lòng kiểm tra số tiền cấp.',
  },
  C401: {
    ko: '머니 회수 권한이 없습니다.',
    en: 'You have no permission to take money back.',
    vi: 'Bạn không có quyền thu hồi tiền.',
  },
  C402: {
    ko: '회수할 수 없는 대상입니다.',
    en: 'Money cannot be taken back from this account.',
    vi: 'Không thể thu hồi tiền từ tài khoản này.',
  },
  C403: {
    ko: '회수 금액을 확인해 주세요.',
    en: 'Check the amount to take back.',
    vi: 'Vui lòng kiểm tra số tiền thu hồi.',
  },
  C501: {
    ko: '신청 상태에서만 대기로 바꿀 수 있습니다.',
    en: 'Only a new request can be taken into work.',
    vi: 'Chỉ yêu cầu mới có thể chuyển sang chờ.',
  },
  C502: {
    ko: '대기 상태에서만 승인하거나 거절할 수 있습니다.',
    en: 'Only a waiting request can be approved or rejected.',
    vi: 'Chỉ yêu cầu đang chờ mới được duyệt hoặc từ chối.',
  },
  C503: {
    ko: '다른 운영자가 맡은 요청입니다.',
    en: 'Another operator holds this request.',
    vi: 'Yêu cầu do người vận hành khác giữ.',
  },
  C601: { ko: '금액을 입력해 주세요.', en: 'Enter an amount.', vi: 'Vui lòng nhập số tiền.' },
  C701: { ko: '금액을 입력해 주세요.', en: 'Enter an amount.', vi: 'Vui lòng nhập số tiền.' },
  C999: {
    ko: '중복된 요청입니다.',
    en: 'This request was already made with other content.',
    vi: 'Yêu cầu bị trùng lặp.',
  },
  T999: { ko: '이미 처리되었습니다.', en: 'Already processed.', vi: 'Đã được xử lý.' },
  P001: {
    ko: '전환할 포인트를 입력해 주세요.',
    en: 'Enter the points to convert.',
    vi: 'Vui lòng nhập điểm cần đổi.',
  },
  P002: {
    ko: '보유 포인트를 초과했습니다.',
    en: 'This exceeds the points you hold.',
    vi: 'Vượt quá số điểm đang có.',
  },
  P003: {
    ko: '보유 포인트보다 많이 회수할 수 없습니다.',
    en: 'More points than are held cannot be taken back.',
    vi: 'Không thể thu hồi quá số điểm đang có.',
  },
  P004: { ko: '포인트를 입력해 주세요.', en: 'Enter an amount of points.', vi: 'Vui lòng nhập số điểm.' },
  P009: {
    ko: '포인트를 전환할 수 없습니다.',
    en: 'Points cannot be converted.',
    vi: 'Không thể đổi điểm.',
  },
  F001: {
    ko: '입출금 처리가 아직 끝나지 않았습니다.',
    en: 'A deposit or withdrawal has not finished processing.',
    vi: 'Nạp hoặc rút tiền chưa xử lý xong.',
  },
  NT99: {
    ko: '통신이 지연되고 있습니다. 5초 뒤에 다시 시도해 주세요.',
    en: 'Communication is delayed. Please retry in 5 seconds.',
    vi: 'Kết nối bị chậm. Vui lòng thử lại sau 5 giây.',
  },
  TE99: {
    ko: '연결이 지연되고 있습니다. 5초 뒤에 다시 시도하고, 계속되면 고객센터로 문의해 주세요.',
    en: 'The connection is delayed. Retry in 5 seconds, then contact support.',
    vi: 'Kết nối bị chậm. Thử lại sau 5 giây, nếu vẫn lỗi hãy liên hệ hỗ trợ.',
  },
  TK999: {
    ko: '같은 아이디로 로그인되었습니다.',
    en: 'The same account has signed in elsewhere.',
    vi: 'Tài khoản này đã đăng nhập ở nơi khác.',
  },
} as const satisfies Partial<Record<ResultCode, Text>>;
