import type { ResultCode } from '@hanpan/contract';
import type { Text } from '../text.ts';

/** The tree of partners, their rates and their settlements. */
export const partnerResults = {
  PT01: {
    ko: '상위 파트너의 요율을 넘을 수 없습니다.',
    en: 'A rate cannot be higher than that of the partner above.',
    vi: 'Tỷ lệ không được cao hơn tỷ lệ của đối tác tuyến trên.',
  },
  PT02: {
    ko: '요율은 하루에 한 번만 바꿀 수 있습니다.',
    en: 'Rates can be changed once a day.',
    vi: 'Tỷ lệ chỉ được thay đổi một lần mỗi ngày.',
  },
  PT03: {
    ko: '등급을 확인해 주세요. 상위보다 낮고 하부보다 높아야 합니다.',
    en: 'Check the rank. It must be below the partner above and above everyone in the downline.',
    vi: 'Vui lòng kiểm tra cấp bậc. Cấp phải thấp hơn tuyến trên và cao hơn tuyến dưới.',
  },
  PT04: {
    ko: '파트너를 자기 자신이나 자신의 하부 아래로 옮길 수 없습니다.',
    en: 'A partner cannot be moved below itself or its own downline.',
    vi: 'Không thể chuyển đối tác xuống dưới chính mình hoặc tuyến dưới của mình.',
  },
  PT05: {
    ko: '하부 파트너의 요율보다 낮출 수 없습니다.',
    en: 'A rate cannot be lower than that of a partner below.',
    vi: 'Tỷ lệ không được thấp hơn tỷ lệ của đối tác tuyến dưới.',
  },
  PT06: {
    ko: '하부에 없는 회원입니다.',
    en: 'This account is not in your downline.',
    vi: 'Tài khoản này không thuộc tuyến dưới của bạn.',
  },
  PT07: {
    ko: '요율을 확인해 주세요.',
    en: 'Check the rates.',
    vi: 'Vui lòng kiểm tra tỷ lệ.',
  },
  PT08: {
    ko: '정산 기간을 확인해 주세요. 끝난 날만, 이미 정산한 기간과 겹치지 않게 고를 수 있습니다.',
    en: 'Check the period. Its days must be over and in no other settlement.',
    vi: 'Vui lòng kiểm tra kỳ quyết toán. Chỉ chọn những ngày đã kết thúc và chưa được quyết toán.',
  },
  PT09: {
    ko: '그 사이 정산 금액이 달라졌습니다. 다시 계산한 뒤 확인해 주세요.',
    en: 'The figures of this settlement have changed. Compute it again before you confirm it.',
    vi: 'Số liệu quyết toán đã thay đổi. Vui lòng tính lại trước khi xác nhận.',
  },
  PT10: {
    ko: '하부 파트너가 남아 있거나 가입 기본 추천인으로 지정된 파트너는 탈퇴 처리할 수 없습니다.',
    en: 'Partners still stand below it, or new members come to it by default, so it cannot be closed yet.',
    vi: 'Vẫn còn đối tác tuyến dưới, hoặc đây là người giới thiệu mặc định, nên chưa thể đóng tài khoản.',
  },
  PT11: {
    ko: '아직 정산하지 않았거나 반영되지 않은 커미션이 있습니다. 정산을 마친 뒤 다시 시도해 주세요.',
    en: 'Some of its commission is not settled or credited yet. Settle it first, then try again.',
    vi: 'Vẫn còn hoa hồng chưa quyết toán hoặc chưa ghi có. Hãy quyết toán trước rồi thử lại.',
  },
  PT13: {
    ko: '가입 기본 추천인으로 지정된 파트너는 정지할 수 없습니다. 먼저 설정에서 기본 추천인을 바꿔 주세요.',
    en: 'New members come to this partner by default. Name another one in the settings first.',
    vi: 'Đây là người giới thiệu mặc định nên không thể khóa. Hãy đổi người giới thiệu mặc định trong cài đặt trước.',
  },
  PT12: {
    ko: '탈퇴 처리된 파트너입니다. 요율을 정하려면 먼저 계정을 다시 열어 주세요.',
    en: 'This partner’s account is closed. Open it again before you set rates.',
    vi: 'Tài khoản đối tác này đã đóng. Hãy mở lại trước khi đặt tỷ lệ.',
  },
} as const satisfies Partial<Record<ResultCode, Text>>;
