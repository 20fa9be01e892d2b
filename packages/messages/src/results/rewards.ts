import type { ResultCode } from '@hanpan/contract';
import type { Text } from '../text.ts';

/** Points, comp, coupons, check-ins and the prize wheel. */
export const rewardResults = {
  C701: { ko: '금액을 입력해 주세요.', en: 'Enter an amount.', vi: 'Vui lòng nhập số tiền.' },
  P001: {
    ko: '전환할 포인트를 입력해 주세요.',
    en: 'Enter the points to convert.',
    vi: 'Vui lòng nhập điểm cần đổi.',
  },
  P002: {
    ko: '보유 포인트를 초과했습니다.',
    en: 'This exceeds your points.',
    vi: 'Vượt quá số điểm đang có.',
  },
  P003: {
    ko: '보유 포인트보다 많이 회수할 수 없습니다.',
    en: 'You cannot take back more points than the member has.',
    vi: 'Không thể thu hồi quá số điểm đang có.',
  },
  P004: { ko: '포인트를 입력해 주세요.', en: 'Enter the number of points.', vi: 'Vui lòng nhập số điểm.' },
  P009: {
    ko: '포인트를 전환할 수 없습니다.',
    en: 'Points cannot be converted.',
    vi: 'Không thể đổi điểm.',
  },
  P010: {
    ko: '{min}포인트부터 전환할 수 있습니다.',
    en: 'The minimum conversion is {min} points.',
    vi: 'Chỉ đổi được từ {min} điểm trở lên.',
  },
  C702: {
    ko: '보유 콤프를 초과했습니다.',
    en: 'This exceeds your comp.',
    vi: 'Vượt quá số comp đang có.',
  },
  R001: {
    ko: '지금은 진행하지 않는 혜택입니다.',
    en: 'This reward is not available at the moment.',
    vi: 'Ưu đãi này hiện không áp dụng.',
  },
  R002: {
    ko: '남은 룰렛 기회가 없습니다.',
    en: 'You have no spins left.',
    vi: 'Bạn không còn lượt quay nào.',
  },
  R003: {
    ko: '쿠폰 번호를 입력해 주세요.',
    en: 'Enter the coupon code.',
    vi: 'Vui lòng nhập mã phiếu thưởng.',
  },
  R004: {
    ko: '쿠폰을 찾을 수 없습니다. 번호를 확인해 주세요.',
    en: 'There is no such coupon. Check the code.',
    vi: 'Không tìm thấy phiếu thưởng. Vui lòng kiểm tra mã.',
  },
  R005: {
    ko: '기간이 지났거나 회수된 쿠폰입니다.',
    en: 'The coupon has expired or was revoked.',
    vi: 'Phiếu thưởng đã hết hạn hoặc bị thu hồi.',
  },
  R006: {
    ko: '하부 회원에게만 쿠폰을 선물할 수 있습니다.',
    en: 'Coupons can be given only to active members of your downline.',
    vi: 'Chỉ có thể tặng phiếu thưởng cho thành viên tuyến dưới.',
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
    en: 'Enter members, or how many codes to issue.',
    vi: 'Hãy chọn thành viên hoặc số mã cần phát hành.',
  },
  R012: {
    ko: '탈퇴했거나 더 이상 회원이 아닌 사람이 있습니다. 이 요청은 거절해 주세요.',
    en: 'Somebody it is for has closed the account or is no member any more. Reject this request.',
    vi: 'Có người đã đóng tài khoản hoặc không còn là thành viên. Hãy từ chối yêu cầu này.',
  },
  R013: {
    ko: '휴면 계정에서는 차감할 수 없습니다. 휴면이 해제된 뒤에 처리해 주세요.',
    en: 'Nothing is taken from a dormant account. Wait until it is active again.',
    vi: 'Không thể trừ tiền của tài khoản ngủ đông. Hãy đợi đến khi được kích hoạt lại.',
  },
} as const satisfies Partial<Record<ResultCode, Text>>;
