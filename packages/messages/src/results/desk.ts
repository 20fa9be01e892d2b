import type { ResultCode } from '@hanpan/contract';
import type { Text } from '../text.ts';

/** What only operators meet. */
export const deskResults = {
  C501: {
    ko: '신청 상태에서만 대기로 바꿀 수 있습니다.',
    en: 'Only a new request can be claimed.',
    vi: 'Chỉ yêu cầu mới có thể chuyển sang chờ.',
  },
  C502: {
    ko: '대기 상태에서만 승인하거나 거절할 수 있습니다.',
    en: 'Only a waiting request can be approved or rejected.',
    vi: 'Chỉ yêu cầu đang chờ mới được duyệt hoặc từ chối.',
  },
  C503: {
    ko: '이미 처리된 신청은 바꿀 수 없습니다.',
    en: 'A processed request cannot be changed.',
    vi: 'Không thể thay đổi yêu cầu đã xử lý.',
  },
  C504: {
    ko: '두 번째 운영자의 승인이 필요합니다.',
    en: 'A second operator must approve this.',
    vi: 'Cần điều hành viên thứ hai duyệt.',
  },
  I001: {
    ko: '점검은 10분 전에 알려야 합니다. 지금부터 10분 뒤 이후로 정하거나 즉시 시작을 선택하세요.',
    en: 'Maintenance is announced ten minutes ahead. Choose a later start, or begin at once.',
    vi: 'Bảo trì phải được báo trước 10 phút. Hãy chọn giờ bắt đầu muộn hơn hoặc bắt đầu ngay.',
  },
  I002: {
    ko: '종료 시각은 시작 시각과 현재 시각보다 뒤여야 합니다.',
    en: 'The end must lie after the start and in the future.',
    vi: 'Giờ kết thúc phải sau giờ bắt đầu và sau hiện tại.',
  },
  C505: {
    ko: '이체 번호(은행 거래 번호)를 입력해 주세요.',
    en: 'Enter the payout reference of the bank transfer.',
    vi: 'Nhập mã giao dịch chuyển khoản của ngân hàng.',
  },
  C508: {
    ko: '이체 번호가 있는 신청은 거절할 수 없습니다. 은행에서 이체 여부를 확인해 주세요. 이체되지 않았으면 이체한 뒤 승인해 주세요.',
    en: 'A withdrawal with a payout reference cannot be rejected. Check at the bank whether it was paid; if not, pay it, then approve it.',
    vi: 'Không thể từ chối yêu cầu rút đã có mã chuyển khoản. Hãy kiểm tra với ngân hàng; nếu chưa chuyển, hãy chuyển rồi duyệt.',
  },
  C507: {
    ko: '다른 운영자가 맡은 신청입니다.',
    en: 'Another operator has claimed this request.',
    vi: 'Điều hành viên khác đã nhận yêu cầu này.',
  },
  V002: {
    ko: '원장 확인이 이미 진행 중입니다. 잠시 후 결과가 나타납니다.',
    en: 'The books are being checked already. The result will appear shortly.',
    vi: 'Đang kiểm tra sổ cái. Kết quả sẽ hiện trong giây lát.',
  },
  V001: {
    ko: '원장 검증이 이미 진행 중입니다. 잠시 후 결과가 나타납니다.',
    en: 'A verification is already running. Its result will appear shortly.',
    vi: 'Đang kiểm chứng sổ cái. Kết quả sẽ hiện trong giây lát.',
  },
} as const satisfies Partial<Record<ResultCode, Text>>;
