import type { Texts } from '../text.ts';

/** The reality check that a member asked for, and how long something took. */
export const realityCheckTexts = {
  'realityCheck.title': {
    ko: '이용 현황을 확인해 주세요',
    en: 'Time for your reality check',
    vi: 'Đã đến lúc kiểm tra thực tế',
  },
  'realityCheck.lead': {
    ko: '적중금과 손익은 로그인한 뒤 정산된 베팅에서 나온 금액입니다.',
    en: 'Paid out and profit/loss are of the bets that were settled since you logged in.',
    vi: 'Đã nhận và lãi/lỗ là của các cược được thanh toán từ khi bạn đăng nhập.',
  },
  'realityCheck.since': { ko: '로그인한 시간', en: 'Logged in for', vi: 'Đã đăng nhập' },
  'realityCheck.stake': { ko: '베팅', en: 'Staked', vi: 'Đã cược' },
  'realityCheck.open': { ko: '결과를 기다리는 베팅', en: 'Still pending', vi: 'Đang chờ kết quả' },
  'realityCheck.paid': { ko: '적중금·반환', en: 'Paid out', vi: 'Đã nhận' },
  'realityCheck.result': { ko: '손익', en: 'Profit/loss', vi: 'Lãi/lỗ' },
  'realityCheck.next': {
    ko: '계속하면 다음 알림은 {after} 뒤입니다.',
    en: 'If you go on, the next one comes after {after}.',
    vi: 'Nếu tiếp tục, lần tới sau {after}.',
  },
  'realityCheck.goOn': { ko: '계속하기', en: 'Go on', vi: 'Tiếp tục' },
  'realityCheck.history': { ko: '기록 보기', en: 'See history', vi: 'Xem lịch sử' },
  'realityCheck.leave': { ko: '로그아웃', en: 'Log out', vi: 'Đăng xuất' },
  'realityCheck.errorTitle': {
    ko: '이용 현황을 불러오지 못했습니다',
    en: 'Your reality check could not be loaded',
    vi: 'Không tải được phần kiểm tra thực tế',
  },
  'realityCheck.errorBody': {
    ko: '다시 시도해 주세요. 확인하기 전에는 베팅할 수 없고, 보유금은 그대로입니다.',
    en: 'Try again. You cannot bet before you have looked at it; your balance is unaffected.',
    vi: 'Hãy thử lại. Bạn phải xem trước khi cược tiếp; số dư không bị ảnh hưởng.',
  },
  'realityCheck.minutes': { ko: '{minutes}분', en: '{minutes} min', vi: '{minutes} phút' },
  'realityCheck.hours': { ko: '{hours}시간', en: '{hours} h', vi: '{hours} giờ' },
  'realityCheck.hoursMinutes': {
    ko: '{hours}시간 {minutes}분',
    en: '{hours} h {minutes} min',
    vi: '{hours} giờ {minutes} phút',
  },
} as const satisfies Texts;
