import type { ResultCode } from '@hanpan/contract';
import type { Text } from '../text.ts';

/** Signing in, and messages. */
export const sessionResults = {
  M001: { ko: '새 쪽지가 있습니다.', en: 'You have a new message.', vi: 'Bạn có tin nhắn mới.' },
  M002: {
    ko: '읽지 않은 쪽지는 삭제할 수 없습니다.',
    en: 'Unread messages cannot be deleted.',
    vi: 'Không thể xóa tin nhắn chưa đọc.',
  },
  M003: {
    ko: '쪽지를 선택해 주세요.',
    en: 'Select the messages first.',
    vi: 'Vui lòng chọn tin nhắn.',
  },
  L001: {
    ko: '로그인정보가 올바르지 않습니다. 확인해주세요.',
    en: 'The login details are not correct. Please check them.',
    vi: 'Thông tin đăng nhập không đúng. Vui lòng kiểm tra.',
  },
  L002: {
    ko: '가입 승인을 기다리고 있습니다. 운영자가 승인하면 로그인할 수 있습니다.',
    en: 'Your sign-up is awaiting approval. You can log in once an operator approves it.',
    vi: 'Đăng ký đang chờ duyệt. Bạn có thể đăng nhập sau khi được điều hành viên duyệt.',
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
  L012: {
    ko: '탈퇴한 계정입니다. 다시 이용하려면 고객센터로 문의해 주세요.',
    en: 'This account is closed. To use it again, please contact support.',
    vi: 'Tài khoản này đã đóng. Để sử dụng lại, vui lòng liên hệ hỗ trợ.',
  },
  L013: {
    ko: '오래 이용하지 않아 휴면 상태인 계정입니다. 휴면을 해제하면 다시 이용할 수 있습니다.',
    en: 'This account is dormant because it has not been used for a long time. Reactivate it to continue.',
    vi: 'Tài khoản đang ngủ đông vì lâu không sử dụng. Hãy kích hoạt lại để tiếp tục.',
  },
  L014: {
    ko: '생년월일 또는 계좌번호 뒤 4자리가 가입 정보와 다릅니다.',
    en: 'The date of birth or the last four digits of the account do not match.',
    vi: 'Ngày sinh hoặc 4 số cuối của tài khoản không khớp.',
  },
  L015: {
    ko: '내용이 바뀌었거나 확인 시간이 지났습니다. 내용을 다시 확인해 주세요.',
    en: 'The details have changed, or the time to confirm is over. Check them and confirm again.',
    vi: 'Nội dung đã thay đổi hoặc đã hết thời gian xác nhận. Hãy xem lại và xác nhận lần nữa.',
  },
  L005: {
    ko: '로그인 시도가 많아 잠시 막았습니다. {minutes}분 뒤에 다시 시도해 주세요.',
    en: 'Too many attempts. Please try again in {minutes} {minutes|minute|minutes}.',
    vi: 'Quá nhiều lần thử. Vui lòng thử lại sau {minutes} phút.',
  },
  L010: {
    ko: '로그인에 계속 실패하여 이 기기에서는 로그인할 수 없습니다. 고객센터나 담당자에게 비밀번호 재설정을 요청해 주세요.',
    en: 'Too many attempts have failed, so this device can no longer log in. Ask support, or whoever manages your account, to reset the password.',
    vi: 'Đăng nhập thất bại quá nhiều lần nên không thể đăng nhập từ thiết bị này. Hãy nhờ bộ phận hỗ trợ hoặc người quản lý tài khoản của bạn đặt lại mật khẩu.',
  },
  L006: {
    ko: '인증 앱의 6자리 코드를 입력해 주세요.',
    en: 'Enter the six digits that your authenticator shows.',
    vi: 'Nhập mã 6 chữ số trong ứng dụng xác thực.',
  },
  L007: {
    ko: '코드가 맞지 않거나 이미 쓴 코드입니다. 다음 코드를 입력해 주세요.',
    en: 'The code is wrong or was used before. Enter the next one.',
    vi: 'Mã không đúng hoặc đã dùng. Hãy nhập mã tiếp theo.',
  },
} as const satisfies Partial<Record<ResultCode, Text>>;
