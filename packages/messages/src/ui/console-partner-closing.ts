import type { Texts } from '../text.ts';

/** Closing the account of a partner at the console, and opening it again. */
export const consolePartnerClosingTexts = {
  'consolePartnerClosing.close': { ko: '탈퇴 처리', en: 'Close the account', vi: 'Đóng tài khoản' },
  'consolePartnerClosing.note': {
    ko: '{nick}의 콤프와 보유금을 모두 마지막 출금으로 신청하고 바로 로그아웃합니다. 하부 회원은 그대로 이용하며, 앞으로의 베팅은 상위 파트너의 실적이 됩니다.',
    en: 'The comp and the whole balance of {nick} become a last withdrawal, and its sessions end at once. Its members stay; what they bet from now on counts for the partner above.',
    vi: 'Hoa hồng và toàn bộ số dư của {nick} trở thành yêu cầu rút cuối cùng và phiên kết thúc ngay. Hội viên vẫn ở lại; cược từ nay tính cho đối tác tuyến trên.',
  },
  'consolePartnerClosing.obstacles': {
    ko: '아래 내용이 끝나야 탈퇴 처리할 수 있습니다.',
    en: 'The account can be closed once these are finished.',
    vi: 'Cần hoàn tất các mục sau trước khi đóng tài khoản.',
  },
  'consolePartnerClosing.partnersBelow': {
    ko: '바로 아래에 파트너가 {count}명 있습니다. 먼저 다른 소속으로 옮기거나 탈퇴 처리하세요.',
    en: '{count} {count|partner stands|partners stand} right below. Move or close them first.',
    vi: 'Có {count} đối tác ngay bên dưới. Hãy chuyển nhánh hoặc đóng trước.',
  },
  'consolePartnerClosing.preset': {
    ko: '가입 기본 추천인으로 지정되어 있습니다. 설정에서 먼저 바꾸세요.',
    en: 'New members come to it by default. Change that in the settings first.',
    vi: 'Đây là người giới thiệu mặc định. Hãy đổi trong cài đặt trước.',
  },
  'consolePartnerClosing.waiting': {
    ko: '확인을 기다리는 정산에 이 파트너의 몫이 있습니다.',
    en: 'A settlement that waits for its confirmation has a share of this partner.',
    vi: 'Một kỳ quyết toán đang chờ xác nhận có phần của đối tác này.',
  },
  'consolePartnerClosing.unsettled': {
    ko: '아직 정산하지 않은 루징 커미션 {amount}원이 있습니다. 먼저 정산하세요.',
    en: '{amount} won of losing commission are not settled yet. Settle them first.',
    vi: 'Còn {amount} won hoa hồng losing chưa quyết toán. Hãy quyết toán trước.',
  },
  'consolePartnerClosing.due': {
    ko: '반영 중인 커미션 {amount}원이 있습니다. 잠시 뒤 다시 열어 주세요.',
    en: '{amount} won of commission are being credited. Open this again in a moment.',
    vi: 'Đang ghi có {amount} won hoa hồng. Vui lòng mở lại sau giây lát.',
  },
  'consolePartnerClosing.bets': {
    ko: '끝나지 않은 베팅 {count}건이 있습니다.',
    en: '{count} {count|bet is|bets are} still open.',
    vi: 'Còn {count} cược chưa xong.',
  },
  'consolePartnerClosing.games': {
    ko: '게임사에 게임머니 {amount}원이 있습니다.',
    en: 'Game money of {amount} won is with providers.',
    vi: 'Còn {amount} won tiền trò chơi tại nhà cung cấp.',
  },
  'consolePartnerClosing.requests': {
    ko: '처리 중인 입출금 신청 {count}건이 있습니다.',
    en: '{count} {count|deposit or withdrawal request is|deposit or withdrawal requests are} in progress.',
    vi: 'Còn {count} yêu cầu nạp hoặc rút đang xử lý.',
  },
  'consolePartnerClosing.cash': { ko: '출금될 보유금', en: 'Balance to withdraw', vi: 'Số dư sẽ rút' },
  'consolePartnerClosing.comp': { ko: '출금될 콤프', en: 'Comp to withdraw', vi: 'Hoa hồng sẽ rút' },
  'consolePartnerClosing.account': { ko: '받을 계좌', en: 'To the account', vi: 'Vào tài khoản' },
  'consolePartnerClosing.points': { ko: '사라지는 포인트', en: 'Points that lapse', vi: 'Điểm sẽ mất' },
  'consolePartnerClosing.bonus': { ko: '사라지는 보너스', en: 'Bonus that lapses', vi: 'Thưởng sẽ mất' },
  'consolePartnerClosing.members': {
    ko: '상위 파트너로 넘어갈 회원',
    en: 'Members that count for the partner above',
    vi: 'Hội viên tính cho đối tác tuyến trên',
  },
  'consolePartnerClosing.reopen': { ko: '탈퇴 해제', en: 'Open the account again', vi: 'Mở lại tài khoản' },
  'consolePartnerClosing.reopenNote': {
    ko: '{nick} 파트너가 다시 로그인할 수 있습니다. 요율은 0%에서 시작하니 새로 정해 주세요. 본인 확인 방법을 사유에 적으세요.',
    en: '{nick} can log in again. Its rates begin at 0%, so set them anew. Say as the reason how it was made certain who asks.',
    vi: '{nick} có thể đăng nhập lại. Tỷ lệ bắt đầu từ 0%, hãy đặt lại. Ghi rõ cách xác minh người yêu cầu vào lý do.',
  },
} as const satisfies Texts;
