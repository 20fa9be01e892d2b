import type { Texts } from '../text.ts';

/** Every kind of money apart, and bringing game money back ("integrated money"). */
export const gameMoneyTexts = {
  'gameMoney.wallet': { ko: '내 지갑', en: 'My wallet', vi: 'Ví của tôi' },
  'gameMoney.cash': { ko: '보유금', en: 'Balance', vi: 'Số dư' },
  'gameMoney.game': { ko: '게임머니', en: 'Game money', vi: 'Tiền trò chơi' },
  'gameMoney.points': { ko: '포인트', en: 'Points', vi: 'Điểm' },
  'gameMoney.comp': { ko: '콤프', en: 'Comp', vi: 'Comp' },
  'gameMoney.hold': { ko: '환전 보류금', en: 'Held for withdrawal', vi: 'Đang giữ để rút' },
  'gameMoney.bonus': { ko: '보너스', en: 'Bonus', vi: 'Tiền thưởng' },
  'gameMoney.gameNote': {
    ko: '게임머니는 게임사에 있는 돈입니다. 게임 결과는 전환할 때 반영됩니다.',
    en: 'Game money is with the game providers. Results count once it is converted.',
    vi: 'Tiền trò chơi nằm ở nhà cung cấp. Kết quả được tính khi chuyển đổi.',
  },
  'gameMoney.convert': { ko: '보유금으로 전환', en: 'Convert to balance', vi: 'Chuyển về số dư' },
  'gameMoney.inGames': { ko: '게임머니', en: 'In games', vi: 'Ở trò chơi' },
  'gameMoney.takeBack': {
    ko: '게임머니 {amount}원을 보유금으로 전환',
    en: 'Convert {amount} won of game money to your balance',
    vi: 'Chuyển {amount} won tiền trò chơi về số dư',
  },
  'gameMoney.automatic': { ko: '자동 전환', en: 'Convert automatically', vi: 'Tự động chuyển đổi' },
  'gameMoney.automaticNote': {
    ko: '게임을 열 때 보유금을 넣고, 게임을 닫으면 되돌립니다.',
    en: 'Opening a game takes your balance along, closing it brings it back.',
    vi: 'Mở trò chơi sẽ mang số dư theo, đóng trò chơi sẽ đưa về.',
  },
  'gameMoney.errorTitle': {
    ko: '지갑을 불러오지 못했습니다',
    en: 'The wallet could not be loaded',
    vi: 'Không tải được ví',
  },
  'gameMoney.errorBody': {
    ko: '돈은 그대로입니다. 다시 시도해 주세요.',
    en: 'Your money is unaffected. Please try again.',
    vi: 'Tiền của bạn không bị ảnh hưởng. Vui lòng thử lại.',
  },
  'gameMoney.title': { ko: '통합머니 전환', en: 'Converting game money', vi: 'Chuyển về ví chung' },
  'gameMoney.running': {
    ko: '게임머니를 보유금으로 전환하고 있습니다.',
    en: 'Your game money is being converted to your balance.',
    vi: 'Đang chuyển tiền trò chơi về số dư.',
  },
  'gameMoney.complete': {
    ko: '통합머니 전환이 완료되었습니다.',
    en: 'Your game money is back in your balance.',
    vi: 'Đã chuyển xong về ví chung.',
  },
  'gameMoney.moved': { ko: '전환한 금액', en: 'Converted', vi: 'Đã chuyển' },
  'gameMoney.failed': {
    ko: '통합머니 전환에 실패했습니다. 고객센터로 문의해 주세요.',
    en: 'Your game money could not be converted. Please contact support.',
    vi: 'Chuyển về ví chung thất bại. Vui lòng liên hệ bộ phận hỗ trợ.',
  },
  'gameMoney.unknown': {
    ko: '통합머니 전환 결과를 아직 확인하지 못했습니다.',
    en: 'We do not know yet whether your game money was converted.',
    vi: 'Chưa xác nhận được kết quả chuyển về ví chung.',
  },
  'gameMoney.safe': {
    ko: '돈은 사라지지 않으며, 다시 시도해도 두 번 전환되지 않습니다.',
    en: 'Your money is not lost, and trying again cannot convert it twice.',
    vi: 'Tiền của bạn không mất, thử lại cũng không chuyển hai lần.',
  },
  'gameMoney.support': {
    ko: '계속되면 고객센터로 문의해 주세요.',
    en: 'If this goes on, please contact support.',
    vi: 'Nếu vẫn vậy, vui lòng liên hệ bộ phận hỗ trợ.',
  },
  'gameMoney.retryIn': {
    ko: '{seconds}초 뒤 다시 시도',
    en: 'Try again in {seconds} {seconds|second|seconds}',
    vi: 'Thử lại sau {seconds} giây',
  },
  'gameMoney.stillOpen': {
    ko: '게임이 아직 열려 있습니다',
    en: 'The game is still open',
    vi: 'Trò chơi vẫn đang mở',
  },
  'gameMoney.cashNotice': {
    ko: '통합머니 처리가 완료되지 않았습니다. 전환을 눌러 주세요.',
    en: 'Your game money has not been converted yet. Please press Convert.',
    vi: 'Xử lý ví chung chưa hoàn tất. Vui lòng nhấn Chuyển đổi.',
  },
  'gameMoney.partnerNotice': {
    ko: '파트너 회원의 게임머니가 통합머니로 전환되지 않았습니다. 전환을 눌러 주세요.',
    en: 'The partner member’s game money has not been converted yet. Please press Convert.',
    vi: 'Tiền trò chơi của thành viên đối tác chưa được chuyển. Vui lòng nhấn Chuyển đổi.',
  },
  'gameMoney.of': { ko: '대상 회원: {memId}', en: 'Member: {memId}', vi: 'Thành viên: {memId}' },
  'gameMoney.convertNow': { ko: '전환', en: 'Convert', vi: 'Chuyển đổi' },
} as const satisfies Texts;
