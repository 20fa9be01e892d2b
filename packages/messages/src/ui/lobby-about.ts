import type { Texts } from '../text.ts';

/** What a game is, in a sentence: by its own code, by the table that it is, or by its type. */
export const lobbyAboutTexts = {
  'lobbyAbout.of.night-derby': {
    ko: '말 8마리의 경주입니다. 우승마와 들어오는 순서에 베팅합니다.',
    en: 'A race of eight horses. Bet on the winner or on the order of arrival.',
    vi: 'Cuộc đua của tám chú ngựa. Cược con về nhất hoặc thứ tự về đích.',
  },
  'lobbyAbout.of.dawn-derby': {
    ko: '말 6마리의 경주입니다. 우승마와 들어오는 순서에 베팅합니다.',
    en: 'A race of six horses. Bet on the winner or on the order of arrival.',
    vi: 'Cuộc đua của sáu chú ngựa. Cược con về nhất hoặc thứ tự về đích.',
  },
  'lobbyAbout.of.lantern-cup': {
    ko: '90분을 27초에 보는 가상 축구입니다. 승무패와 골 수, 점수에 베팅합니다.',
    en: 'Virtual football: ninety minutes in 27 seconds. Bet on the result, the goals or the score.',
    vi: 'Bóng đá ảo: chín mươi phút trong 27 giây. Cược kết quả, số bàn hoặc tỷ số.',
  },
  'lobbyAbout.of.arena-cup': {
    ko: '8개 팀의 5전 3승제 가상 e스포츠입니다. 이길 팀과 세트 점수에 베팅합니다.',
    en: 'Virtual e-sports of eight teams, best of five maps. Bet on the winner or on the score in maps.',
    vi: 'Esports ảo của tám đội, thắng ba trong năm ván. Cược đội thắng hoặc tỷ số ván.',
  },
  'lobbyAbout.of.moonlit-catch': {
    ko: '여러 사람이 한 연못에서 물고기를 잡습니다. 잡은 물고기의 배수만큼 받습니다.',
    en: 'Several players shoot fish in one pond. Each catch pays its multiple of the shot.',
    vi: 'Nhiều người cùng bắn cá trong một hồ. Mỗi con bắt được trả theo bội số của phát bắn.',
  },
  'lobbyAbout.of.dokkaebi-lanterns': {
    ko: '25칸 가운데 꽝을 피해 하나씩 고릅니다. 고를수록 배수가 오르고 언제든 그만두고 받습니다.',
    en: 'Open lanterns one by one out of 25 and avoid the dokkaebi. Each raises the multiple; stop and collect at any time.',
    vi: 'Mở từng đèn lồng trong 25 cái và tránh dokkaebi. Mỗi đèn tăng bội số, dừng và nhận bất cứ lúc nào.',
  },
  'lobbyAbout.of.baccarat': {
    ko: '양쪽 가운데 9에 더 가까운 쪽을 고릅니다.',
    en: 'Choose whether the player or the banker comes closer to nine.',
    vi: 'Chọn bên Con hay bên Cái gần chín điểm hơn.',
  },
  'lobbyAbout.of.dragontiger': {
    ko: '한 장씩 받은 카드 가운데 높은 쪽을 고릅니다.',
    en: 'One card each: choose the side with the higher one.',
    vi: 'Mỗi bên một lá: chọn bên có lá cao hơn.',
  },
  'lobbyAbout.of.roulette': {
    ko: '공이 멈출 숫자나 색, 구간에 베팅합니다. 0은 하나입니다.',
    en: 'Bet on the number, colour or range where the ball stops. There is one zero.',
    vi: 'Cược số, màu hoặc khoảng nơi bóng dừng. Chỉ có một số 0.',
  },
  'lobbyAbout.of.sicbo': {
    ko: '주사위 세 개의 합과 조합에 베팅합니다.',
    en: 'Bet on the sum and the combinations of three dice.',
    vi: 'Cược tổng và các tổ hợp của ba viên xúc xắc.',
  },
  'lobbyAbout.type.casino': {
    ko: '여러 사람이 함께하는 카지노 테이블입니다.',
    en: 'A casino table that players share.',
    vi: 'Bàn casino nhiều người cùng chơi.',
  },
  'lobbyAbout.type.hotelCasino': {
    ko: '여러 사람이 함께하는 호텔 카지노 테이블입니다.',
    en: 'A hotel casino table that players share.',
    vi: 'Bàn casino khách sạn nhiều người cùng chơi.',
  },
  'lobbyAbout.type.slot': {
    ko: '같은 그림이 이어지면 배수만큼 받는 슬롯입니다.',
    en: 'A slot: equal symbols in a row pay a multiple of the stake.',
    vi: 'Slot: các biểu tượng giống nhau liền nhau trả bội số tiền cược.',
  },
  'lobbyAbout.type.hotelSlot': {
    ko: '같은 그림이 이어지면 배수만큼 받는 호텔 슬롯입니다.',
    en: 'A hotel slot: equal symbols in a row pay a multiple of the stake.',
    vi: 'Slot khách sạn: các biểu tượng giống nhau liền nhau trả bội số tiền cược.',
  },
  'lobbyAbout.type.mini': {
    ko: '한 판이 금방 끝나는 게임입니다.',
    en: 'A game of short rounds.',
    vi: 'Trò chơi có vòng ngắn.',
  },
  'lobbyAbout.type.esports': {
    ko: '결과를 추첨으로 정하는 e스포츠 게임입니다.',
    en: 'An e-sports game whose results are drawn.',
    vi: 'Trò esports có kết quả do quay số.',
  },
  'lobbyAbout.type.virtual': {
    ko: '결과를 추첨으로 정하는 가상 경기입니다.',
    en: 'A virtual match or race whose result is drawn.',
    vi: 'Trận hoặc cuộc đua ảo có kết quả do quay số.',
  },
  'lobbyAbout.type.fishing': {
    ko: '물고기를 잡는 게임입니다.',
    en: 'A game of shooting fish.',
    vi: 'Trò chơi bắn cá.',
  },
} as const satisfies Texts;
