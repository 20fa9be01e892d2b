import type { ResultCode } from '@hanpan/contract';
import type { Text } from '../text.ts';

/** Partners who give money and take it back. */
export const giveResults = {
  C301: {
    ko: '머니 지급 권한이 없습니다.',
    en: 'You are not allowed to give money.',
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
    en: 'You are not allowed to take money back.',
    vi: 'Bạn không có quyền thu hồi tiền.',
  },
  C402: {
    ko: '회수할 수 없는 대상입니다.',
    en: 'Money cannot be taken back from this account.',
    vi: 'Không thể thu hồi tiền từ tài khoản này.',
  },
  C404: {
    ko: '롤링을 채우지 않은 회원의 보유금은 회수할 수 없습니다. 롤링이 끝난 뒤에 다시 시도해 주세요.',
    en: 'This member still has turnover to complete. You can take money back once it is done.',
    vi: 'Thành viên này chưa hoàn thành vòng cược. Chỉ có thể thu hồi sau khi hoàn thành.',
  },
  C403: {
    ko: '회수 금액을 확인해 주세요.',
    en: 'Check the amount to take back.',
    vi: 'Vui lòng kiểm tra số tiền thu hồi.',
  },
} as const satisfies Partial<Record<ResultCode, Text>>;
