import type { Texts } from '../text.ts';

/** What the guides of all games say in common. Every number comes from the rules of the games or from the prices of the site. */
export const guideGamesTexts = {
  'guideGames.chooser': { ko: '게임 고르기', en: 'Choose a game', vi: 'Chọn trò chơi' },
  'guideGames.all': { ko: '모든 게임', en: 'All games', vi: 'Mọi trò chơi' },
  'guideGames.family.live': { ko: '라이브카지노', en: 'Live casino', vi: 'Casino trực tiếp' },
  'guideGames.family.slots': { ko: '슬롯', en: 'Slots', vi: 'Slot' },
  'guideGames.family.mini': { ko: '미니게임', en: 'Mini games', vi: 'Mini game' },
  'guideGames.family.virtual': {
    ko: '피싱·가상게임',
    en: 'Fishing and virtual',
    vi: 'Bắn cá và trò chơi ảo',
  },
  'guideGames.money': { ko: '충전·환전과 계정', en: 'Money and your account', vi: 'Tiền và tài khoản' },

  'guideGames.how': {
    ko: '{game} 진행 순서',
    en: '{game}: how a round goes',
    vi: '{game}: diễn biến một ván',
  },
  'guideGames.pays': {
    ko: '무엇에 걸고 얼마를 받나',
    en: 'What you bet on and what it pays',
    vi: 'Cược gì và nhận bao nhiêu',
  },
  'guideGames.return': { ko: '환수율', en: 'Return to player', vi: 'Tỷ lệ hoàn trả' },
  'guideGames.example': { ko: '예를 들면', en: 'An example', vi: 'Ví dụ' },
  'guideGames.myths': { ko: '흔한 오해', en: 'Common misunderstandings', vi: 'Những hiểu lầm thường gặp' },
  'guideGames.open': { ko: '{game} 하러 가기', en: 'Play {game}', vi: 'Chơi {game}' },
  'guideGames.openLobby': { ko: '게임 보러 가기', en: 'See the games', vi: 'Xem các trò chơi' },
  'guideGames.protection': { ko: '이용자 보호', en: 'Player protection', vi: 'Bảo vệ người chơi' },

  'guideGames.column.bet': { ko: '베팅', en: 'Bet', vi: 'Cửa cược' },
  'guideGames.column.pays': { ko: '배당', en: 'Pays', vi: 'Mức trả' },
  'guideGames.column.return': { ko: '환수율', en: 'Return', vi: 'Hoàn trả' },
  'guideGames.column.selection': { ko: '선택', en: 'Selection', vi: 'Lựa chọn' },
  'guideGames.column.symbol': { ko: '그림', en: 'Symbol', vi: 'Biểu tượng' },
  'guideGames.column.way': { ko: '방식', en: 'Type', vi: 'Kiểu' },
  'guideGames.column.hit': { ko: '적중률', en: 'Hit rate', vi: 'Tần suất' },
  'guideGames.column.fish': { ko: '물고기', en: 'Fish', vi: 'Cá' },
  'guideGames.column.chance': { ko: '한 발 확률', en: 'Chance per shot', vi: 'Xác suất mỗi phát' },
  'guideGames.column.multiplier': { ko: '배수', en: 'Multiplier', vi: 'Hệ số' },
  'guideGames.column.odds': { ko: '배당', en: 'Odds', vi: 'Tỷ lệ' },
  'guideGames.column.coin': { ko: '동전', en: 'Coin', vi: 'Đồng xu' },
  'guideGames.column.share': { ko: '나오는 비율', en: 'How often', vi: 'Tần suất' },
  'guideGames.column.lanterns': { ko: '켠 등불', en: 'Lanterns lit', vi: 'Đèn đã thắp' },
  'guideGames.column.mines': { ko: '도깨비 {count}', en: '{count} dokkaebi', vi: '{count} dokkaebi' },

  'guideGames.payNote': {
    ko: '"8:1"은 베팅금 말고 그 8배를 더 받는다는 뜻입니다. 베팅금도 함께 돌아옵니다.',
    en: '“8:1” pays eight times the stake on top of it: the stake comes back as well.',
    vi: '“8:1” nghĩa là nhận thêm 8 lần tiền cược, và tiền cược cũng được trả lại.',
  },
  'guideGames.lineNote': {
    ko: '전체 베팅금의 몇 배를 받는지 나타냅니다. 1위가 가장 높은 그림이고, 많이 모일수록 커집니다.',
    en: 'In multiples of the whole stake. Symbol 1 is the highest, and more of a symbol pay more.',
    vi: 'Tính theo bội số của toàn bộ tiền cược. Hạng 1 là biểu tượng cao nhất, càng nhiều càng trả cao.',
  },
  'guideGames.wayNote': {
    ko: '웨이 하나마다 전체 베팅금의 몇 배를 받는지 나타냅니다. 1위가 가장 높은 그림입니다.',
    en: 'For each way, in multiples of the whole stake. Symbol 1 is the highest.',
    vi: 'Mức trả cho mỗi cách, tính theo bội số của toàn bộ tiền cược. Hạng 1 là biểu tượng cao nhất.',
  },
  'guideGames.coinNote': {
    ko: '동전 하나가 전체 베팅금의 몇 배인지, 얼마나 자주 나오는지 나타냅니다.',
    en: 'What a coin is worth in whole stakes, and how often it is that one.',
    vi: 'Giá trị một đồng xu theo bội số tiền cược và tần suất xuất hiện.',
  },
  'guideGames.priceNote': {
    ko: '배당은 이 사이트에 지금 걸려 있는 값이고, 환수율은 추첨의 정확한 확률에 그 배당을 곱한 값입니다.',
    en: 'These are the odds offered on this site now. The return is the exact chance of the draw times those odds.',
    vi: 'Đây là tỷ lệ cược đang áp dụng trên trang. Tỷ lệ hoàn trả là xác suất chính xác của lượt quay nhân với tỷ lệ đó.',
  },
  'guideGames.priceError': {
    ko: '배당을 불러오지 못했습니다',
    en: 'The odds could not be loaded',
    vi: 'Không tải được tỷ lệ cược',
  },
  'guideGames.fields': {
    ko: '{count}마리가 뛰는 경주의 배당 범위입니다. 경주마다 출주표에 정확한 배당이 있습니다.',
    en: 'From the shortest to the longest odds of a race of {count}. The card of each race has the exact ones.',
    vi: 'Tỷ lệ thấp nhất đến cao nhất của cuộc đua {count} ngựa. Bảng của từng cuộc đua có tỷ lệ chính xác.',
  },
  'guideGames.symbol': { ko: '{rank}위 그림', en: 'Symbol {rank}', vi: 'Hạng {rank}' },
  'guideGames.times': { ko: '{multiplier}배', en: '×{multiplier}', vi: '×{multiplier}' },
  'guideGames.percent': { ko: '{percent}%', en: '{percent}%', vi: '{percent}%' },
  'guideGames.span': { ko: '{least}%–{greatest}%', en: '{least}%–{greatest}%', vi: '{least}%–{greatest}%' },
  'guideGames.oneIn': { ko: '{below}발 중 {wins}발', en: '{wins} in {below}', vi: '{wins} trên {below}' },
  'guideGames.between': { ko: '{least}–{greatest}', en: '{least}–{greatest}', vi: '{least}–{greatest}' },

  'guideGames.returnText': {
    ko: '환수율은 아주 많은 판을 이어 했을 때 베팅금 가운데 돌아오는 평균입니다. 96%라면 10,000원을 걸 때마다 평균 400원이 비용인 셈이고, 몇 판의 결과는 이와 크게 다를 수 있습니다.',
    en: 'The return is the average share of stakes that comes back over very many rounds. At 96% a stake of 10,000 won costs 400 won on average; a few rounds can end very differently.',
    vi: 'Tỷ lệ hoàn trả là phần tiền cược trung bình được trả lại sau rất nhiều ván. Với 96%, mỗi 10.000 won tiền cược tốn trung bình 400 won; vài ván có thể khác xa con số này.',
  },
  'guideGames.fromRules': {
    ko: '이 표는 청사게임즈 게임의 규칙에서 그대로 가져왔습니다. 다른 게임사의 게임은 다를 수 있으니, 로비의 게임 정보와 게임 안의 안내를 확인하세요.',
    en: 'These figures are taken from the rules of the games by Cheongsa Games. Games of other providers can differ: look at the game info in the lobby and at the rules inside the game.',
    vi: 'Các số này lấy trực tiếp từ luật của trò chơi do Cheongsa Games làm. Trò của nhà cung cấp khác có thể khác: hãy xem thông tin trò chơi ở sảnh và luật trong trò chơi.',
  },

  'guideGames.myth.past': {
    ko: '지난 결과는 다음 결과를 바꾸지 않습니다. 판마다 확률은 처음과 같습니다.',
    en: 'Past results do not change the next one. Every round has the same chances as the first.',
    vi: 'Kết quả trước không thay đổi kết quả sau. Ván nào cũng có xác suất như ván đầu.',
  },
  'guideGames.myth.stake': {
    ko: '금액을 올리거나 시간을 바꾸거나 계정을 바꿔도 환수율은 그대로입니다.',
    en: 'A higher stake, another hour or another account changes nothing about the return.',
    vi: 'Tăng tiền cược, đổi giờ hay đổi tài khoản đều không thay đổi tỷ lệ hoàn trả.',
  },
  'guideGames.myth.chase': {
    ko: '잃은 돈을 되찾으려고 금액을 올리면 더 빨리, 더 크게 잃기 쉽습니다. 한도는 이용자 보호에서 미리 정할 수 있습니다.',
    en: 'Raising stakes to win money back mostly loses more, and faster. Player protection lets you set limits beforehand.',
    vi: 'Tăng cược để gỡ thường làm mất nhiều hơn và nhanh hơn. Bạn có thể đặt giới hạn trước ở mục bảo vệ người chơi.',
  },
} as const satisfies Texts;
