import type { Text } from './text.ts';

/** What the server puts into documents that members accept, where a sentence depends on a setting of the site. */
export const documentPlaces = {
  play: {
    ko: '이 사이트의 금액은 모의 머니입니다. 실제 돈으로 사거나 바꿀 수 없으며, 충전과 환전은 모의 머니의 증감을 뜻할 뿐입니다',
    en: 'Amounts on this site are play money. They cannot be bought with or exchanged for real money; deposits and withdrawals only add and take away play money',
    vi: 'Các khoản tiền trên trang này là tiền chơi thử. Không thể mua hay đổi lấy tiền thật; nạp và rút chỉ làm tăng hoặc giảm tiền chơi thử',
  },
  licensed: {
    ko: '이 사이트의 금액은 실제 돈이며, 운영자는 적용되는 법령에 따라 받은 허가의 범위에서 서비스를 제공합니다',
    en: 'Amounts on this site are real money. The operator offers the service under the licence that it holds by the law that applies',
    vi: 'Các khoản tiền trên trang này là tiền thật. Điều hành viên cung cấp dịch vụ theo giấy phép được cấp theo pháp luật hiện hành',
  },
  closedHours: {
    ko: '매일 {from}부터 {to}까지는 신청을 받지 않습니다',
    en: 'No requests are taken daily from {from} to {to}',
    vi: 'Hằng ngày từ {from} đến {to} không nhận yêu cầu',
  },
  noClosedHours: {
    ko: '신청은 하루 중 언제든지 받습니다',
    en: 'Requests are taken at any time of the day',
    vi: 'Yêu cầu được nhận vào mọi giờ trong ngày',
  },
  support: { ko: '고객센터', en: 'support', vi: 'bộ phận hỗ trợ' },
} as const satisfies Readonly<Record<string, Text>>;
