import type { ResultCode } from '@hanpan/contract';
import type { Text } from '../text.ts';

/** Deposits, withdrawals and the conversion of game money, as a member sees them. */
export const cashResults = {
  U0011: {
    ko: '이용이 정지된 회원은 충전과 환전을 할 수 없습니다.',
    en: 'Suspended members cannot deposit or withdraw.',
    vi: 'Thành viên bị đình chỉ không thể nạp hoặc rút tiền.',
  },
  C001: {
    ko: '현재 충전 신청을 받지 않습니다.',
    en: 'Deposits are closed on this site at the moment.',
    vi: 'Trang tạm ngừng nhận nạp tiền.',
  },
  C002: {
    ko: '충전 금액을 원 단위 숫자로 입력해 주세요.',
    en: 'Enter the deposit amount as a whole number of won.',
    vi: 'Vui lòng nhập số tiền nạp là số nguyên (won).',
  },
  C003: {
    ko: '처리 중인 충전 신청이 있습니다.',
    en: 'A deposit is already in progress.',
    vi: 'Đang có yêu cầu nạp tiền được xử lý.',
  },
  C008: {
    ko: '환전 비밀번호가 맞지 않습니다.',
    en: 'The withdrawal password is wrong.',
    vi: 'Mật khẩu rút tiền không đúng.',
  },
  C009: {
    ko: '게임이 완전히 종료되었는지 확인하고 있습니다. 게임을 닫고 최대 1분만 기다려 주세요.',
    en: 'Checking that the game is fully closed. Close the game and wait up to 1 minute.',
    vi: 'Đang kiểm tra trò chơi đã đóng hẳn. Hãy đóng trò chơi và chờ tối đa 1 phút.',
  },
  C010: {
    ko: '환전 비밀번호가 설정되어 있지 않습니다.',
    en: 'No withdrawal password has been set.',
    vi: 'Chưa đặt mật khẩu rút tiền.',
  },
  C101: {
    ko: '1회 최대 충전 금액은 {max}원입니다.',
    en: 'The limit for one deposit is {max} won.',
    vi: 'Hạn mức mỗi lần nạp là {max} won.',
  },
  C102: {
    ko: '최소 충전 금액은 {min}원입니다.',
    en: 'The minimum deposit is {min} won.',
    vi: 'Số tiền nạp tối thiểu là {min} won.',
  },
  C103: {
    ko: '충전은 {unit}원 단위로 신청해 주세요.',
    en: 'Deposits are in units of {unit} won.',
    vi: 'Tiền nạp phải theo đơn vị {unit} won.',
  },
  c104: {
    ko: '이미 처리하고 있습니다. 1분 뒤에 다시 시도해 주세요.',
    en: 'Already being processed. Please retry in 1 minute.',
    vi: 'Đang được xử lý. Vui lòng thử lại sau 1 phút.',
  },
  C201: {
    ko: '현재 환전 신청을 받지 않습니다.',
    en: 'Withdrawals are closed on this site at the moment.',
    vi: 'Trang tạm ngừng nhận rút tiền.',
  },
  C202: {
    ko: '보유금보다 많은 금액은 환전할 수 없습니다.',
    en: 'The amount exceeds your balance.',
    vi: 'Số tiền vượt quá số dư.',
  },
  C203: {
    ko: '환전이 제한된 회원입니다. 고객센터로 문의해 주세요.',
    en: 'Withdrawals are blocked for this account. Please contact support.',
    vi: 'Thành viên bị chặn rút tiền. Vui lòng liên hệ hỗ trợ.',
  },
  C204: {
    ko: '환전 비밀번호를 먼저 설정해 주세요.',
    en: 'Set a withdrawal password first.',
    vi: 'Vui lòng đặt mật khẩu rút tiền trước.',
  },
  C205: { ko: '비밀번호를 확인해 주세요.', en: 'Check the password.', vi: 'Vui lòng kiểm tra mật khẩu.' },
  C206: {
    ko: '환전 금액을 원 단위 숫자로 입력해 주세요.',
    en: 'Enter the withdrawal amount as a whole number of won.',
    vi: 'Vui lòng nhập số tiền rút là số nguyên (won).',
  },
  C209: {
    ko: '처리 중인 환전 신청이 있습니다.',
    en: 'A withdrawal is already in progress.',
    vi: 'Đang có yêu cầu rút tiền được xử lý.',
  },
  C214: {
    ko: '최소 환전 금액은 {min}원입니다.',
    en: 'The minimum withdrawal is {min} won.',
    vi: 'Số tiền rút tối thiểu là {min} won.',
  },
  C215: {
    ko: '환전은 {unit}원 단위로 신청해 주세요.',
    en: 'Withdrawals are in units of {unit} won.',
    vi: 'Tiền rút phải theo đơn vị {unit} won.',
  },
  C216: {
    ko: '아직 재신청 대기 시간입니다. 고객센터로 문의해 주세요.',
    en: 'You cannot make another request yet. Please contact support.',
    vi: 'Chưa hết thời gian chờ để yêu cầu lại. Vui lòng liên hệ hỗ trợ.',
  },
  C107: {
    ko: '입금자명을 글자로 40자 안에서 입력해 주세요.',
    en: "Enter the payer's name in letters, at most 40 of them.",
    vi: 'Nhập tên người chuyển bằng chữ, tối đa 40 ký tự.',
  },
  C108: {
    ko: '담당자가 확인을 시작한 신청은 취소할 수 없습니다.',
    en: 'An operator is already checking this request, so it can no longer be cancelled.',
    vi: 'Nhân viên đang kiểm tra yêu cầu này nên không thể hủy nữa.',
  },
  C601: { ko: '금액을 입력해 주세요.', en: 'Enter an amount.', vi: 'Vui lòng nhập số tiền.' },
  F001: {
    ko: '충전이나 환전 처리가 아직 끝나지 않았습니다.',
    en: 'A deposit or withdrawal is still being processed.',
    vi: 'Nạp hoặc rút tiền chưa xử lý xong.',
  },
  C105: {
    ko: '충전이 제한된 회원입니다. 고객센터로 문의해 주세요.',
    en: 'Deposits are blocked for this account. Please contact support.',
    vi: 'Thành viên bị chặn nạp tiền. Vui lòng liên hệ hỗ trợ.',
  },
  C106: {
    ko: '지금은 선택할 수 없는 보너스입니다. 다른 보너스를 고르거나 보너스 없이 신청해 주세요.',
    en: 'This bonus cannot be chosen now. Choose another one, or none.',
    vi: 'Hiện không thể chọn thưởng này. Hãy chọn thưởng khác hoặc không nhận thưởng.',
  },
  C217: {
    ko: '{from}부터 {to}까지는 은행 점검 시간이라 환전 신청을 받지 않습니다.',
    en: 'No withdrawals from {from} to {to} because of bank maintenance.',
    vi: 'Không nhận rút tiền từ {from} đến {to} do ngân hàng bảo trì.',
  },
  C218: {
    ko: '환전 비밀번호를 여러 번 틀려 환전이 잠겼습니다. 고객센터로 문의해 주세요.',
    en: 'Withdrawals are locked after too many wrong passwords. Please contact support.',
    vi: 'Rút tiền bị khóa do nhập sai mật khẩu nhiều lần. Vui lòng liên hệ hỗ trợ.',
  },
  C220: {
    ko: '1회 최대 환전 금액은 {max}원입니다.',
    en: 'The limit for one withdrawal is {max} won.',
    vi: 'Hạn mức mỗi lần rút là {max} won.',
  },
  C221: {
    ko: '롤링이 {missing}원 남았습니다({required}원 중 {done}원 완료). 채우고 나면 환전할 수 있습니다.',
    en: 'You still have to stake {missing} won before a withdrawal ({done} of {required} won is done).',
    vi: 'Bạn còn phải cược {missing} won trước khi rút tiền (đã xong {done}/{required} won).',
  },
  TA01: {
    ko: '테스트 계정에 넣을 수 있는 한도 {max}원을 넘습니다. 지금 더 넣을 수 있는 금액은 {left}원입니다.',
    en: 'This goes beyond the {max} won that may be put into this test account. {left} won are left.',
    vi: 'Vượt mức {max} won được phép nạp vào tài khoản thử nghiệm này. Hiện còn {left} won.',
  },
  X005: {
    ko: '스스로 정한 충전 한도 {max}원을 넘습니다. 지금 충전할 수 있는 금액은 {left}원입니다.',
    en: 'This goes beyond your own deposit limit of {max} won. You can deposit {left} won now.',
    vi: 'Vượt giới hạn nạp {max} won do bạn tự đặt. Hiện bạn có thể nạp {left} won.',
  },
} as const satisfies Partial<Record<ResultCode, Text>>;
