import type { ResultCode } from '@hanpan/contract';
import type { Text } from '../text.ts';

/** What any call may say: that it is done, that it was malformed or came too late, that nobody knows. */
export const transportResults = {
  '0': { ko: '정상 처리되었습니다.', en: 'Done.', vi: 'Đã xử lý xong.' },
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
  C999: {
    ko: '중복된 요청입니다.',
    en: 'This request was already sent with different content.',
    vi: 'Yêu cầu bị trùng lặp.',
  },
  T999: { ko: '이미 처리되었습니다.', en: 'Already processed.', vi: 'Đã được xử lý.' },
  NT99: {
    ko: '통신이 지연되고 있습니다. 5초 뒤에 다시 시도해 주세요.',
    en: 'The connection is delayed. Please retry in 5 seconds.',
    vi: 'Kết nối bị chậm. Vui lòng thử lại sau 5 giây.',
  },
  TE99: {
    ko: '연결이 지연되고 있습니다. 5초 뒤에 다시 시도하고, 계속되면 고객센터로 문의해 주세요.',
    en: 'The connection is delayed. Retry in 5 seconds, then contact support.',
    vi: 'Kết nối bị chậm. Thử lại sau 5 giây, nếu vẫn lỗi hãy liên hệ hỗ trợ.',
  },
  TK999: {
    ko: '같은 아이디로 로그인되었습니다.',
    en: 'The same account has logged in elsewhere.',
    vi: 'Tài khoản này đã đăng nhập ở nơi khác.',
  },
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
  E408: {
    ko: '요청이 제때 도착하지 않았습니다. 다시 시도해 주세요.',
    en: 'The request did not arrive in time. Please try again.',
    vi: 'Yêu cầu không đến kịp. Vui lòng thử lại.',
  },
  E413: { ko: '요청이 너무 큽니다.', en: 'The request is too large.', vi: 'Yêu cầu quá lớn.' },
  E414: { ko: '주소가 너무 깁니다.', en: 'The address is too long.', vi: 'Địa chỉ quá dài.' },
  E415: { ko: 'JSON 요청만 받습니다.', en: 'Only JSON is accepted.', vi: 'Chỉ chấp nhận JSON.' },
  E421: {
    ko: '이 주소로는 이용할 수 없습니다.',
    en: 'There is no site at this address.',
    vi: 'Không có trang nào ở địa chỉ này.',
  },
  E429: {
    ko: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Too many requests. Please try again shortly.',
    vi: 'Quá nhiều yêu cầu. Vui lòng thử lại sau.',
  },
  E431: {
    ko: '요청 헤더가 너무 큽니다.',
    en: 'The headers of the request are too large.',
    vi: 'Phần tiêu đề của yêu cầu quá lớn.',
  },
} as const satisfies Partial<Record<ResultCode, Text>>;
