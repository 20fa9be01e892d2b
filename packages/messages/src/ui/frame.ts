import type { Texts } from '../text.ts';

/** Screens whose games or reports join later: what will be there, and what there is to do until then. */
export const frameTexts = {
  'frame.casino': {
    ko: '딜러가 실시간으로 진행하는 바카라·룰렛·블랙잭 테이블이 이 로비에 들어옵니다. 테이블마다 최소·최대 베팅금과 최근 결과를 먼저 보여 드립니다.',
    en: 'Baccarat, roulette and blackjack tables with real dealers will be in this lobby. Each table will show its limits and latest results before you sit down.',
    vi: 'Các bàn baccarat, roulette và blackjack với người chia bài thật sẽ có tại sảnh này. Mỗi bàn hiển thị mức cược và kết quả gần nhất trước khi bạn vào.',
  },
  'frame.hotelCasino': {
    ko: '실제 호텔 카지노에서 중계하는 테이블이 이 로비에 들어옵니다. 현장과 같은 속도로 진행되고 베팅 마감 시각을 함께 보여 드립니다.',
    en: 'Tables broadcast from real hotel casinos will be in this lobby. They run at the pace of the floor, and show when betting closes.',
    vi: 'Các bàn truyền hình từ casino khách sạn thật sẽ có tại sảnh này. Bàn chạy đúng nhịp tại chỗ và hiển thị giờ khóa cược.',
  },
  'frame.hotelSlot': {
    ko: '호텔 매장에서 인기 있는 슬롯 기기가 이 로비에 들어옵니다. 게임마다 환수율을 먼저 보여 드립니다.',
    en: 'Slot machines that are popular on hotel floors will be in this lobby. Each game will show what it pays back before you play.',
    vi: 'Các máy slot được ưa chuộng tại khách sạn sẽ có tại sảnh này. Mỗi trò đều ghi tỷ lệ trả thưởng trước khi bạn chơi.',
  },
  'frame.esports': {
    ko: '리그 오브 레전드, 카운터 스트라이크, 발로란트 경기의 세트별 승부와 배당이 이 화면에 열립니다.',
    en: 'League of Legends, Counter-Strike and Valorant matches will open here, with odds for the match and for each map.',
    vi: 'Các trận Liên Minh Huyền Thoại, Counter-Strike và Valorant sẽ mở tại đây, có tỷ lệ cho cả trận và từng ván.',
  },
  'frame.virtualGame': {
    ko: '가상 축구, 경마, 개 경주가 몇 분마다 열립니다. 경기 영상과 배당을 이 화면에서 함께 봅니다.',
    en: 'Virtual football, horse and dog races will run here every few minutes, with the race and its odds side by side.',
    vi: 'Bóng đá ảo, đua ngựa và đua chó ảo sẽ diễn ra tại đây vài phút một lượt, hình ảnh và tỷ lệ hiển thị cạnh nhau.',
  },
  'frame.fishing': {
    ko: '물고기마다 다른 배당을 노리는 슈팅 게임입니다. 탄환 한 발의 값을 정하고 원하는 만큼만 쏩니다.',
    en: 'A shooting game in which each fish pays differently. You will set the price of a shot and fire only as often as you like.',
    vi: 'Trò bắn cá, mỗi loại cá có mức thưởng riêng. Bạn đặt giá mỗi viên đạn và chỉ bắn khi muốn.',
  },
  'frame.distributor': {
    ko: '하부 전체의 베팅, 당첨, 롤링, 정산 합계를 기간별로 봅니다.',
    en: 'The bets, wins, rolling and settlements of everybody below you, added up for the period that you choose.',
    vi: 'Tổng cược, tiền thắng, rolling và quyết toán của toàn bộ tuyến dưới theo kỳ bạn chọn.',
  },
  'frame.newDistributor': {
    ko: '하부 총판과 매장을 등록하고 게임별 롤링·루징 요율을 정하는 화면입니다.',
    en: 'Here you will register partners below you and set their rolling and losing rates for each kind of game.',
    vi: 'Tại đây bạn đăng ký đại lý tuyến dưới và đặt tỷ lệ rolling, losing cho từng loại trò chơi.',
  },
  'frame.partnerList': {
    ko: '하부 파트너의 단계, 요율, 보유금을 한 표에서 봅니다.',
    en: 'The level, rates and balance of each partner below you, in one table.',
    vi: 'Cấp bậc, tỷ lệ và số dư của từng đối tác tuyến dưới trong một bảng.',
  },
  'frame.partnerMembers': {
    ko: '하부 회원의 가입일, 보유금, 최근 베팅을 봅니다.',
    en: 'When each member below you joined, what they hold and when they last bet.',
    vi: 'Ngày tham gia, số dư và lần cược gần nhất của từng thành viên tuyến dưới.',
  },
  'frame.partnerCash': {
    ko: '하부 회원의 충전과 환전 신청을 날짜별로 봅니다.',
    en: 'The deposits and withdrawals of the members below you, day by day.',
    vi: 'Các lượt nạp và rút của thành viên tuyến dưới theo ngày.',
  },
  'frame.partnerBets': {
    ko: '하부 회원의 베팅을 게임별로 나누어 봅니다.',
    en: 'The bets of the members below you, by kind of game.',
    vi: 'Các lượt cược của thành viên tuyến dưới, chia theo loại trò chơi.',
  },
  'frame.partnerCalculations': {
    ko: '기간별 정산 금액과 그 금액이 나온 베팅을 끝까지 따라가 볼 수 있습니다.',
    en: 'What was settled for each period, down to the bets that it comes from.',
    vi: 'Số tiền quyết toán từng kỳ, truy được đến từng lượt cược tạo ra nó.',
  },
  'frame.partnerMemberCalculations': {
    ko: '회원 한 사람씩 정산 금액과 그 바탕이 된 베팅을 봅니다.',
    en: 'What was settled for each single member, with the bets that it comes from.',
    vi: 'Số tiền quyết toán của từng thành viên cùng các lượt cược làm căn cứ.',
  },
  'frame.slotVendor': {
    ko: '이 게임사의 슬롯이 열리면 여기에서 바로 실행할 수 있습니다. 게임마다 환수율과 최소 베팅금을 먼저 보여 드립니다.',
    en: 'The slots of this provider will open from here. Each game will show what it pays back and its smallest stake before you play.',
    vi: 'Slot của nhà cung cấp này sẽ mở ngay tại đây. Mỗi trò ghi tỷ lệ trả thưởng và mức cược nhỏ nhất trước khi bạn chơi.',
  },
  'frame.partnerConsole': {
    ko: '요율, 정산, 지급·회수를 한곳에서 다루는 파트너 전용 화면입니다. 지금은 파트너 메뉴의 화면에서 하부에 머니를 지급할 수 있습니다.',
    en: 'Rates, settlements, giving and taking back will be in this one place for partners. Until then you can give money from the partner menu.',
    vi: 'Tỷ lệ, quyết toán, cấp và thu hồi tiền sẽ nằm tại đây dành riêng cho đối tác. Hiện bạn có thể cấp tiền từ menu đối tác.',
  },
  'frame.partnerMoneyMoves': {
    ko: '하부에 지급하고 회수한 머니를 처리 후 잔액과 함께 봅니다.',
    en: 'The money given to and taken back from those below you, with the balance after each move.',
    vi: 'Tiền đã cấp và thu hồi từ tuyến dưới, kèm số dư sau mỗi lần.',
  },
} as const satisfies Texts;
