import type { Texts } from '../text.ts';

/** The prize wheel. */
export const rotaryTexts = {
  'reward.rotary.title': {
    ko: '오늘의 룰렛',
    en: 'Prize wheel',
    vi: 'Vòng quay',
  },
  'reward.rotary.lead': {
    ko: '포인트를 드립니다. 돌리는 데 돈이 들지 않습니다.',
    en: 'Win points. A spin costs nothing.',
    vi: 'Nhận điểm thưởng. Quay không mất tiền.',
  },
  'reward.rotary.spin': { ko: '돌리기', en: 'Spin', vi: 'Quay' },
  'reward.rotary.spinning': { ko: '돌아가는 중', en: 'Spinning', vi: 'Đang quay' },
  'reward.rotary.left': {
    ko: '남은 기회 {count}번',
    en: 'Spins left: {count}',
    vi: 'Số lượt còn lại: {count}',
  },
  'reward.rotary.free': {
    ko: '하루 {count}번은 무료입니다.',
    en: 'Free spins a day: {count}',
    vi: 'Miễn phí {count} lượt mỗi ngày.',
  },
  'reward.rotary.tickets': {
    ko: '하루 충전 {amount}원마다 한 번 더 돌릴 수 있습니다. 하루 {most}번까지입니다.',
    en: 'Every {amount} won deposited in a day earns one more spin, up to {most} a day.',
    vi: 'Mỗi {amount} won nạp trong ngày được thêm một lượt, tối đa {most} lượt mỗi ngày.',
  },
  'reward.rotary.none': {
    ko: '오늘 남은 기회가 없습니다.',
    en: 'No spins left today.',
    vi: 'Hôm nay bạn đã hết lượt.',
  },
  'reward.rotary.won': {
    ko: '{points}포인트를 받았습니다.',
    en: 'You received {points} points.',
    vi: 'Bạn đã nhận {points} điểm.',
  },
  'reward.rotary.blank': {
    ko: '이번에는 꽝입니다.',
    en: 'No prize this time.',
    vi: 'Lần này chưa trúng thưởng.',
  },
  'reward.rotary.spinningNote': {
    ko: '결과는 이미 정해졌습니다. 기다리지 않아도 됩니다.',
    en: 'The result is fixed already. You need not wait.',
    vi: 'Kết quả đã có. Bạn không cần đợi.',
  },
  'reward.rotary.skip': {
    ko: '결과 바로 보기',
    en: 'Show the result',
    vi: 'Xem kết quả ngay',
  },
  'reward.rotary.again': {
    ko: '한 번 더 돌리기',
    en: 'Spin again',
    vi: 'Quay tiếp',
  },
  'reward.rotary.soundOn': {
    ko: '소리 켜짐',
    en: 'Sound is on',
    vi: 'Âm thanh bật',
  },
  'reward.rotary.soundOff': {
    ko: '소리 꺼짐',
    en: 'Sound is off',
    vi: 'Âm thanh tắt',
  },
  'reward.rotary.leftShort': {
    ko: '{count}번 남음',
    en: '{count} left',
    vi: 'còn {count}',
  },
  'reward.rotary.chanceTitle': {
    ko: '기회',
    en: 'Your spins',
    vi: 'Lượt quay',
  },
  'reward.rotary.mean': {
    ko: '한 번에 평균 {points}포인트입니다. 돌릴 때마다 확률은 같습니다.',
    en: 'A spin brings {points} points on average. The chances are the same every time.',
    vi: 'Trung bình mỗi lượt {points} điểm. Xác suất mỗi lượt như nhau.',
  },
  'reward.rotary.how': {
    ko: '룰렛 안내',
    en: 'How it works',
    vi: 'Cách hoạt động',
  },
  'reward.rotary.howChance': {
    ko: '확률',
    en: 'Chances',
    vi: 'Xác suất',
  },
  'reward.rotary.howChanceBody': {
    ko: '칸 넓이와 같습니다. 앞의 결과나 회원에 따라 달라지지 않습니다.',
    en: 'Chances match the slice widths, whoever spins and whatever came before.',
    vi: 'Bằng độ rộng của ô, không phụ thuộc người quay hay kết quả trước.',
  },
  'reward.rotary.howPaid': {
    ko: '받는 곳',
    en: 'Where prizes go',
    vi: 'Nhận ở đâu',
  },
  'reward.rotary.howPaidBody': {
    ko: '포인트로 바로 들어오고, 포인트 화면에서 보유금으로 전환할 수 있습니다.',
    en: 'Straight to your points, which you can convert to your balance on the points page.',
    vi: 'Cộng ngay vào điểm, có thể đổi thành số dư ở trang điểm.',
  },
  'reward.rotary.prize': { ko: '상품', en: 'Prize', vi: 'Giải thưởng' },
  'reward.rotary.prizePoints': { ko: '{points}포인트', en: '{points} points', vi: '{points} điểm' },
  'reward.rotary.prizeBlank': { ko: '꽝', en: 'No prize', vi: 'Không trúng' },
  'reward.rotary.chance': { ko: '확률', en: 'Chance', vi: 'Xác suất' },
  'reward.rotary.chances': { ko: '상품과 확률', en: 'Prizes and chances', vi: 'Giải thưởng và xác suất' },
  'reward.rotary.history': { ko: '최근 결과', en: 'Latest results', vi: 'Kết quả gần đây' },
  'reward.rotary.result': { ko: '결과', en: 'Result', vi: 'Kết quả' },
  'reward.rotary.spunAt': { ko: '돌린 시각', en: 'Spun at', vi: 'Thời gian quay' },
  'reward.rotary.wheel': {
    ko: '칸의 크기가 확률과 같은 룰렛',
    en: 'A wheel whose slices are as wide as their chances',
    vi: 'Vòng quay có độ rộng ô đúng bằng xác suất',
  },
  'reward.rotary.historyEmpty': {
    ko: '아직 돌린 적이 없습니다.',
    en: 'You have not spun the wheel yet.',
    vi: 'Bạn chưa quay lần nào.',
  },
  'reward.rotary.errorTitle': {
    ko: '룰렛을 불러오지 못했습니다',
    en: 'The wheel could not be loaded',
    vi: 'Không tải được vòng quay',
  },
} as const satisfies Texts;
