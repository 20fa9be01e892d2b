import type { ResultCode } from '@hanpan/contract';
import type { Text } from '../text.ts';

/** The codes that we added: transport, sign-in, bets, points and rewards, cash desk. */
export const addedResults = {
  E400: {
    ko: '요청 형식이 올바르지 않습니다.',
    en: 'The request is malformed.',
    vi: 'Yêu cầu không đúng định dạng.',
  },
  E401: { ko: '로그인 후 이용해 주세요.', en: 'Please Log-in', vi: 'Please Log-in' },
  E403: {
    ko: '권한이 없습니다.',
    en: 'You are not allowed to do this.',
    vi: 'Bạn không có quyền thực hiện.',
  },
  E404: { ko: '찾을 수 없습니다.', en: 'Not found.', vi: 'Không tìm thấy.' },
  E405: { ko: '지원하지 않는 방식입니다.', en: 'Method not allowed.', vi: 'Phương thức không được hỗ trợ.' },
  E413: { ko: '요청이 너무 큽니다.', en: 'The request is too large.', vi: 'Yêu cầu quá lớn.' },
  E415: { ko: 'JSON 요청만 받습니다.', en: 'Only JSON is accepted.', vi: 'Chỉ chấp nhận JSON.' },
  E429: {
    ko: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Too many requests. Please try again shortly.',
    vi: 'Quá nhiều yêu cầu. Vui lòng thử lại sau.',
  },
  U107: {
    ko: '은행을 선택해 주세요.',
    en: 'Please choose your bank.',
    vi: 'Vui lòng chọn ngân hàng.',
  },
  U108: {
    ko: '예금주를 입력해 주세요.',
    en: 'Please enter the account holder.',
    vi: 'Vui lòng nhập tên chủ tài khoản.',
  },
  U109: {
    ko: '계좌번호는 숫자만 입력해 주세요.',
    en: 'The account number is digits only.',
    vi: 'Số tài khoản chỉ gồm chữ số.',
  },
  L001: {
    ko: '로그인정보가 올바르지 않습니다. 확인해주세요.',
    en: 'The sign-in details are not correct. Please check them.',
    vi: 'Thông tin đăng nhập không đúng. Vui lòng kiểm tra.',
  },
  L002: {
    ko: '가입 승인을 기다리고 있습니다. 관리자가 승인하면 로그인할 수 있습니다.',
    en: 'Your sign-up is waiting for approval. You can sign in once an administrator approves it.',
    vi: 'Đăng ký đang chờ duyệt. Bạn có thể đăng nhập sau khi được quản trị viên duyệt.',
  },
  L003: {
    ko: '가입이 거절되었습니다. 고객센터로 문의해 주세요.',
    en: 'Your sign-up was rejected. Please contact support.',
    vi: 'Đăng ký bị từ chối. Vui lòng liên hệ hỗ trợ.',
  },
  L004: {
    ko: '이용이 정지된 계정입니다. 고객센터로 문의해 주세요.',
    en: 'This account is suspended. Please contact support.',
    vi: 'Tài khoản bị đình chỉ. Vui lòng liên hệ hỗ trợ.',
  },
  L005: {
    ko: '로그인 시도가 많아 잠시 막았습니다. {minutes}분 뒤에 다시 시도해 주세요.',
    en: 'Too many attempts. Please try again in {minutes} minutes.',
    vi: 'Quá nhiều lần thử. Vui lòng thử lại sau {minutes} phút.',
  },
  B6010: {
    ko: '배당이 바뀌었습니다. 새 배당을 확인하고 다시 베팅해 주세요.',
    en: 'The odds have changed. Check the new odds and bet again.',
    vi: 'Tỷ lệ cược đã thay đổi. Hãy xem tỷ lệ mới rồi đặt lại.',
  },
  B6011: {
    ko: '마감되었거나 잠시 멈춘 항목이 있습니다.',
    en: 'A selection is closed or suspended.',
    vi: 'Có lựa chọn đã đóng hoặc tạm dừng.',
  },
  B6012: {
    ko: '함께 묶을 수 없는 조합입니다.',
    en: 'These selections cannot be combined.',
    vi: 'Không thể kết hợp các lựa chọn này.',
  },
  B6013: {
    ko: '배당 정보가 갱신되지 않아 베팅을 멈췄습니다.',
    en: 'Prices are not being updated, so betting is paused.',
    vi: 'Tỷ lệ chưa được cập nhật nên tạm dừng nhận cược.',
  },
  C105: {
    ko: '입금이 제한된 회원입니다. 고객센터로 문의해 주세요.',
    en: 'Deposits are blocked for this member. Please contact support.',
    vi: 'Thành viên bị chặn nạp tiền. Vui lòng liên hệ hỗ trợ.',
  },
  C106: {
    ko: '지금은 선택할 수 없는 보너스입니다. 다른 보너스를 고르거나 보너스 없이 신청해 주세요.',
    en: 'This bonus cannot be chosen now. Choose another one, or none.',
    vi: 'Hiện không thể chọn thưởng này. Hãy chọn thưởng khác hoặc không nhận thưởng.',
  },
  C217: {
    ko: '{from}부터 {to}까지는 은행 점검 시간이라 출금 신청을 받지 않습니다.',
    en: 'No withdrawals from {from} to {to} because of bank maintenance.',
    vi: 'Không nhận rút tiền từ {from} đến {to} do ngân hàng bảo trì.',
  },
  C218: {
    ko: '출금 비밀번호를 여러 번 틀려 출금이 잠겼습니다. 고객센터로 문의해 주세요.',
    en: 'Withdrawals are locked after too many wrong passwords. Please contact support.',
    vi: 'Rút tiền bị khóa do nhập sai mật khẩu nhiều lần. Vui lòng liên hệ hỗ trợ.',
  },
  C220: {
    ko: '1회 최대 출금 금액은 {max}원입니다.',
    en: 'The limit for one withdrawal is {max} won.',
    vi: 'Hạn mức mỗi lần rút là {max} won.',
  },
  C221: {
    ko: '보너스 베팅 조건 {required}원 가운데 {done}원을 채웠습니다. 다 채우거나 보너스를 포기하면 출금할 수 있습니다.',
    en: '{done} of {required} won of bonus turnover are done. Finish it or give the bonus up to withdraw.',
    vi: 'Đã hoàn thành {done}/{required} won vòng cược thưởng. Hoàn thành hoặc bỏ thưởng để rút tiền.',
  },
  C504: {
    ko: '두 번째 운영자의 승인이 필요합니다.',
    en: 'A second operator must approve this.',
    vi: 'Cần người vận hành thứ hai duyệt.',
  },
  P010: {
    ko: '{min}포인트부터 전환할 수 있습니다.',
    en: 'At least {min} points can be converted.',
    vi: 'Chỉ đổi được từ {min} điểm trở lên.',
  },
  C702: {
    ko: '보유 콤프를 초과했습니다.',
    en: 'This exceeds the comp you hold.',
    vi: 'Vượt quá số comp đang có.',
  },
  R001: {
    ko: '지금은 진행하지 않는 혜택입니다.',
    en: 'This reward is not offered at the moment.',
    vi: 'Ưu đãi này hiện không áp dụng.',
  },
  R002: {
    ko: '남은 룰렛 기회가 없습니다.',
    en: 'You have no turns left.',
    vi: 'Bạn không còn lượt quay nào.',
  },
  R003: {
    ko: '쿠폰 번호를 입력해 주세요.',
    en: 'Enter the code of the coupon.',
    vi: 'Vui lòng nhập mã phiếu thưởng.',
  },
  R004: {
    ko: '쿠폰을 찾을 수 없습니다. 번호를 확인해 주세요.',
    en: 'There is no such coupon. Check the code.',
    vi: 'Không tìm thấy phiếu thưởng. Vui lòng kiểm tra mã.',
  },
  R005: {
    ko: '기간이 지났거나 회수된 쿠폰입니다.',
    en: 'The coupon has expired or was withdrawn.',
    vi: 'Phiếu thưởng đã hết hạn hoặc bị thu hồi.',
  },
  R006: {
    ko: '하위 회원에게만 쿠폰을 선물할 수 있습니다.',
    en: 'A coupon can be given only to an active member below you.',
    vi: 'Chỉ có thể tặng phiếu thưởng cho thành viên cấp dưới.',
  },
  R007: {
    ko: '쿠폰 선물은 파트너만 할 수 있습니다.',
    en: 'Only partners can give coupons.',
    vi: 'Chỉ đối tác mới có thể tặng phiếu thưởng.',
  },
  R008: {
    ko: '이용이 정지된 회원은 혜택을 받을 수 없습니다.',
    en: 'Suspended members cannot receive rewards.',
    vi: 'Thành viên bị đình chỉ không thể nhận ưu đãi.',
  },
  R009: {
    ko: '한 번에 {max}까지 줄 수 있습니다.',
    en: 'At most {max} can be given at once.',
    vi: 'Mỗi lần chỉ có thể cấp tối đa {max}.',
  },
  R010: {
    ko: '{memId} 회원을 찾을 수 없습니다.',
    en: 'There is no member {memId}.',
    vi: 'Không tìm thấy thành viên {memId}.',
  },
  R011: {
    ko: '쿠폰을 받을 회원이나 번호 개수를 정해 주세요.',
    en: 'Name members, or how many codes to issue.',
    vi: 'Hãy chọn thành viên hoặc số mã cần phát hành.',
  },
  V001: {
    ko: '원장 검증이 이미 진행 중입니다. 잠시 후 결과가 나타납니다.',
    en: 'A verification is already running. Its result appears in a moment.',
    vi: 'Đang kiểm chứng sổ cái. Kết quả sẽ hiện trong giây lát.',
  },
} as const satisfies Partial<Record<ResultCode, Text>>;
