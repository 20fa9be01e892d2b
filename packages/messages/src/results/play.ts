import type { ResultCode } from '@hanpan/contract';
import type { Text } from '../text.ts';

/** Bets and games. */
export const playResults = {
  '9999': {
    ko: '게임사 연결 오류입니다. 고객센터로 문의해 주세요.',
    en: 'The game provider cannot be reached. Please contact support.',
    vi: 'Không kết nối được nhà cung cấp trò chơi. Vui lòng liên hệ hỗ trợ.',
  },
  B1001: {
    ko: '베팅 권한이 없는 계정입니다.',
    en: 'This account is not allowed to bet.',
    vi: 'Tài khoản không có quyền đặt cược.',
  },
  B1002: { ko: '잠긴 회원입니다.', en: 'This account is locked.', vi: 'Thành viên đang bị khóa.' },
  X001: {
    ko: '자기 제한 기간입니다. 이용자 보호에서 종료 시각을 확인할 수 있습니다.',
    en: 'You have excluded yourself from playing. Player protection shows until when.',
    vi: 'Bạn đang trong thời gian tự loại trừ. Xem thời điểm kết thúc ở mục bảo vệ người chơi.',
  },
  X002: {
    ko: '이미 더 긴 자기 제한이 적용되어 있습니다. 제한은 줄일 수 없습니다.',
    en: 'A longer self-exclusion already applies. It cannot be shortened.',
    vi: 'Đã có tự loại trừ dài hơn đang áp dụng. Không thể rút ngắn.',
  },
  X003: {
    ko: '스스로 정한 손실 한도 {max}원을 넘습니다. 지금 걸 수 있는 금액은 {left}원입니다.',
    en: 'This goes beyond your own loss limit of {max} won. You can stake {left} won now.',
    vi: 'Vượt giới hạn thua {max} won do bạn tự đặt. Hiện bạn có thể cược {left} won.',
  },
  X004: {
    ko: '스스로 정한 베팅 한도 {max}원을 넘습니다. 지금 걸 수 있는 금액은 {left}원입니다.',
    en: 'This goes beyond your own stake limit of {max} won. You can stake {left} won now.',
    vi: 'Vượt giới hạn cược {max} won do bạn tự đặt. Hiện bạn có thể cược {left} won.',
  },
  X006: {
    ko: '스스로 정한 오늘의 이용 시간을 모두 사용했습니다. 내일 다시 이용해 주세요.',
    en: 'You have used up the time that you allow yourself today. Please come back tomorrow.',
    vi: 'Bạn đã dùng hết thời gian tự cho phép hôm nay. Vui lòng quay lại vào ngày mai.',
  },
  X007: {
    ko: '이용 현황을 확인한 뒤 계속 베팅할 수 있습니다.',
    en: 'Look at your reality check first, then you can go on betting.',
    vi: 'Hãy xem phần kiểm tra thực tế rồi bạn có thể cược tiếp.',
  },
  X008: {
    ko: '지금 확정할 수 있는 한도 변경이 없습니다.',
    en: 'There is no limit change that can be confirmed now.',
    vi: 'Hiện không có thay đổi giới hạn nào có thể xác nhận.',
  },
  B6000: { ko: '보유금이 부족합니다.', en: 'Insufficient balance.', vi: 'Số dư không đủ.' },
  B6001: {
    ko: '최소 베팅 금액은 {min}원입니다.',
    en: 'The minimum bet at your level is {min} won.',
    vi: 'Mức cược tối thiểu của bạn là {min} won.',
  },
  B6002: {
    ko: '최대 베팅 금액은 {max}원입니다.',
    en: 'The maximum bet at your level is {max} won.',
    vi: 'Mức cược tối đa của bạn là {max} won.',
  },
  B6003: {
    ko: '최대 적중금 {max}원을 넘습니다.',
    en: 'This exceeds the payout limit of {max} won at your level.',
    vi: 'Vượt giới hạn tiền thắng {max} won của bạn.',
  },
  B6005: { ko: '이미 접수된 베팅입니다.', en: 'This bet was already placed.', vi: 'Cược này đã được đặt.' },
  B9999: {
    ko: '이전 베팅을 정산하고 있습니다. 30초 뒤에 다시 시도해 주세요.',
    en: 'Earlier bets are being settled. Please retry in 30 seconds.',
    vi: 'Đang thanh toán cược trước. Vui lòng thử lại sau 30 giây.',
  },
  B0091: {
    ko: '지금은 이용할 수 없습니다. 고객센터로 문의해 주세요.',
    en: 'You cannot play at the moment. Please contact support.',
    vi: 'Hiện không thể chơi. Vui lòng liên hệ hỗ trợ.',
  },
  B0092: {
    ko: '게임을 실행할 수 없습니다.',
    en: 'The game cannot be opened.',
    vi: 'Không thể chạy trò chơi.',
  },
  G001: {
    ko: '게임을 연 지 오래되어 다시 열어야 합니다.',
    en: 'This game was opened too long ago. Please open it again.',
    vi: 'Trò chơi đã mở quá lâu. Vui lòng mở lại.',
  },
  G002: {
    ko: '이미 종료된 게임입니다.',
    en: 'This game has ended.',
    vi: 'Trò chơi này đã kết thúc.',
  },
  G003: {
    ko: '이 게임사는 지난 판 다시 보기를 제공하지 않습니다.',
    en: 'This provider does not show past rounds again.',
    vi: 'Nhà cung cấp này không cho xem lại ván cũ.',
  },
  G004: {
    ko: '게임사에 이 판의 다시 보기가 없습니다.',
    en: 'The provider has no replay of this round.',
    vi: 'Nhà cung cấp không có bản xem lại của ván này.',
  },
  FD01: {
    ko: '그런 추첨은 없습니다.',
    en: 'There is no such draw.',
    vi: 'Không có lượt quay này.',
  },
  FD02: {
    ko: '이 사이트가 발표한 추첨의 증명이 아닙니다.',
    en: 'This is not the proof of a draw that was announced here.',
    vi: 'Đây không phải bằng chứng của lượt quay đã công bố tại đây.',
  },
  B0093: { ko: '점검 중입니다.', en: 'The site is under maintenance.', vi: 'Trang đang bảo trì.' },
  B0099: {
    ko: '게임 이용 한도가 없습니다.',
    en: 'No credit for this game.',
    vi: 'Không đủ tín dụng cho trò chơi.',
  },
  B6010: {
    ko: '배당이 바뀌었습니다. 새 배당을 확인하고 다시 베팅해 주세요.',
    en: 'The odds have changed. Check the new odds and bet again.',
    vi: 'Tỷ lệ cược đã thay đổi. Hãy xem tỷ lệ mới rồi đặt lại.',
  },
  B6011: {
    ko: '마감되었거나 잠시 멈춘 항목이 있습니다.',
    en: 'A selection is closed or suspended.',
    vi: 'Có lựa chọn đã đóng hoặc tạm dừng.',
  },
  B6012: {
    ko: '함께 묶을 수 없는 조합입니다.',
    en: 'These selections cannot be combined.',
    vi: 'Không thể kết hợp các lựa chọn này.',
  },
  B6013: {
    ko: '배당 정보가 갱신되지 않아 베팅을 멈췄습니다.',
    en: 'Odds are not being updated, so betting is paused.',
    vi: 'Tỷ lệ chưa được cập nhật nên tạm dừng nhận cược.',
  },
  B6014: {
    ko: '오늘의 손실 한도 {max}원을 넘습니다. 지금 걸 수 있는 금액은 {left}원입니다.',
    en: 'This goes beyond the loss limit of {max} won for today. You can stake {left} won now.',
    vi: 'Vượt giới hạn thua {max} won của hôm nay. Hiện bạn có thể cược {left} won.',
  },
  B6015: {
    ko: '지금은 이 베팅을 {max}원까지 받을 수 있습니다.',
    en: 'Right now the most you can stake on this bet is {max} won.',
    vi: 'Hiện tại cược này chỉ nhận tối đa {max} won.',
  },
  B6016: {
    ko: '지금은 이 베팅을 더 받을 수 없습니다.',
    en: 'No more can be staked on this bet right now.',
    vi: 'Hiện tại không thể nhận thêm cược này.',
  },
  B6017: {
    ko: '조합 배당은 {max}배까지 베팅할 수 있습니다.',
    en: 'Combined odds may be at most {max}.',
    vi: 'Tổng tỷ lệ cược tối đa là {max}.',
  },
  B6018: {
    ko: '확인한 배당의 유효 시간이 지났습니다. 새 배당을 확인하고 다시 베팅해 주세요.',
    en: 'The odds you were shown are no longer held. Check the new odds and bet again.',
    vi: 'Tỷ lệ đã xem không còn hiệu lực. Hãy xem tỷ lệ mới rồi đặt lại.',
  },
  B6019: {
    ko: '배당이 {min}배보다 낮은 항목은 베팅할 수 없습니다.',
    en: 'A selection must have odds of at least {min}.',
    vi: 'Mỗi lựa chọn phải có tỷ lệ từ {min} trở lên.',
  },
  B6020: {
    ko: '한 번에 {max}건까지 베팅할 수 있습니다. 선택을 줄이거나 다른 방식을 골라 주세요.',
    en: 'At most {max} bets can be placed at once. Choose fewer selections or another way to combine them.',
    vi: 'Mỗi lần đặt tối đa {max} cược. Hãy bớt lựa chọn hoặc chọn cách ghép khác.',
  },
  B6021: {
    ko: '담당자 확인이 필요한 금액이라 여러 건을 한 번에 받을 수 없습니다. 금액을 줄이거나 한 건씩 베팅해 주세요.',
    en: 'This stake has to be looked at, so several bets cannot be taken at once. Lower it or place them one by one.',
    vi: 'Số tiền này cần được xem xét nên không thể nhận nhiều cược cùng lúc. Hãy giảm tiền hoặc đặt từng cược.',
  },
  B6040: {
    ko: '이 경기에 넣을 수 없는 결과입니다. 점수와 범위를 확인해 주세요.',
    en: 'This cannot be the result of this match. Check the scores and what they are about.',
    vi: 'Kết quả này không thể có ở trận này. Hãy kiểm tra tỷ số và phạm vi.',
  },
  B6050: {
    ko: '이 회차는 베팅이 마감되었습니다. 다음 회차에 베팅해 주세요.',
    en: 'Betting on this round is closed. Bet on the next round.',
    vi: 'Kỳ này đã đóng cược. Hãy cược ở kỳ tiếp theo.',
  },
  B6051: {
    ko: '지금은 이 게임의 베팅을 받지 않습니다.',
    en: 'This game is not taking bets right now.',
    vi: 'Trò chơi này hiện không nhận cược.',
  },
  B6052: {
    ko: '확률 × 배당이 1 이상인 배당은 저장할 수 없습니다. {max}배까지 정할 수 있습니다.',
    en: 'Probability times odds would reach one. The most that may be set is {max}.',
    vi: 'Xác suất nhân tỷ lệ cược đạt từ 1 trở lên. Chỉ được đặt tối đa {max}.',
  },
  B6053: {
    ko: '기본 한도는 1원부터 1,000억 원까지 정할 수 있습니다.',
    en: 'A default limit lies between 1 and 100,000,000,000 won.',
    vi: 'Hạn mức mặc định phải từ 1 đến 100.000.000.000 won.',
  },
  B6054: {
    ko: '규칙을 확인해 주세요. 종목, 시작 8,760시간 전까지의 시간, 1원부터 1,000억 원까지의 한도가 필요하고, 규칙은 200개까지입니다.',
    en: 'Check the rules. Each needs a sport, 0 to 8,760 hours before the start and limits of 1 to 100,000,000,000 won; there are 200 rules at most.',
    vi: 'Hãy kiểm tra các quy tắc. Mỗi quy tắc cần môn, 0 đến 8.760 giờ trước trận và hạn mức từ 1 đến 100.000.000.000 won; tối đa 200 quy tắc.',
  },
  B6055: {
    ko: '종목과 시간이 같은 규칙이 두 개 있습니다.',
    en: 'Two rules have the same sport and the same hours.',
    vi: 'Có hai quy tắc trùng môn và số giờ.',
  },
  B6056: {
    ko: '환수율이 75% 미만인 배당은 저장할 수 없습니다. {min}배부터 정할 수 있습니다.',
    en: 'Less than 75% of what is staked would be returned. The least that may be set is {min}.',
    vi: 'Tỷ lệ hoàn trả dưới 75%. Phải đặt từ {min} trở lên.',
  },
  B6031: {
    ko: '지금은 이 베팅을 캐시아웃할 수 없습니다.',
    en: 'This bet cannot be cashed out right now.',
    vi: 'Hiện tại không thể bán lại cược này.',
  },
  B6032: {
    ko: '캐시아웃 금액이 {value}원으로 바뀌었습니다. 확인하고 다시 눌러 주세요.',
    en: 'The cash-out amount is now {value} won. Check it and try again.',
    vi: 'Số tiền bán lại hiện là {value} won. Hãy xem lại rồi thử lại.',
  },
} as const satisfies Partial<Record<ResultCode, Text>>;
