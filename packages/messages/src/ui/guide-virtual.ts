import type { Texts } from '../text.ts';

/** The guides of fishing and of virtual races. */
export const guideVirtualTexts = {
  'guideGame.fishing.name': {
    ko: '피싱게임 (달빛 낚시터)',
    en: 'Fishing (Moonlit Catch)',
    vi: 'Bắn cá (Câu cá đêm trăng)',
  },
  'guideGame.fishing.about': {
    ko: '탄을 쏘아 물고기를 잡으면 한 발 값의 배수를 받는 게임입니다. 여러 사람이 한 연못에서 함께 합니다.',
    en: 'Shoot fish; a catch pays a multiple of what the shot cost. Many players share one pond.',
    vi: 'Bắn cá; trúng thì nhận bội số giá một phát. Nhiều người chơi chung một hồ.',
  },
  'guideGame.fishing.how1': {
    ko: '한 발 값과 탄창을 골라 장전합니다. 탄창 값은 한꺼번에 냅니다.',
    en: 'Choose the price of a shot and a magazine and load it; it is paid for at once.',
    vi: 'Chọn giá một phát và băng đạn rồi nạp; trả tiền một lần.',
  },
  'guideGame.fishing.how2': {
    ko: '물고기를 한 번 누르면 한 발이 나갑니다. 1초에 {rate}발까지 쏠 수 있습니다.',
    en: 'Each press on a fish fires one shot, up to {rate} a second.',
    vi: 'Mỗi lần bấm vào cá bắn một phát, tối đa {rate} phát mỗi giây.',
  },
  'guideGame.fishing.how3': {
    ko: '잡으면 한 발 값에 그 물고기의 배수를 곱해 받습니다. 이미 사라진 물고기면 탄은 그대로 남습니다.',
    en: 'A catch pays the price of the shot times the fish’s multiplier. If the fish is gone already, the shot is kept.',
    vi: 'Bắt được thì nhận giá một phát nhân hệ số của cá. Nếu cá đã biến mất, viên đạn vẫn còn.',
  },
  'guideGame.fishing.how4': {
    ko: '탄창을 마치면 잡은 값과 쏘지 않은 탄 값을 함께 받습니다.',
    en: 'When the magazine is done you get what you caught and the price of unused shots.',
    vi: 'Khi xong băng đạn, bạn nhận tiền cá đã bắt và giá đạn chưa bắn.',
  },
  'guideGame.fishing.example': {
    ko: '한 발 {bullet}원으로 {fish}({multiplier}배)를 잡으면 {win}원입니다. 한 발에 잡을 확률은 {wins}/{below}입니다.',
    en: 'At {bullet} won a shot, catching a {fish} (×{multiplier}) pays {win} won. The chance of a shot is {wins}/{below}.',
    vi: 'Với {bullet} won một phát, bắt được {fish} (×{multiplier}) nhận {win} won. Xác suất mỗi phát là {wins}/{below}.',
  },
  'guideGame.fishing.myth': {
    ko: '물고기에는 체력이 없습니다. 남이 많이 쏜 물고기나 오래 버틴 물고기가 더 잘 잡히지 않고, 큰 물고기를 노려도 환수율은 같습니다.',
    en: 'Fish have no health: one that was shot at often is no easier to catch, and big fish return the same as small ones.',
    vi: 'Cá không có máu: con bị bắn nhiều không dễ bắt hơn, và săn cá lớn thì tỷ lệ hoàn trả vẫn vậy.',
  },

  'guideGame.derby.name': { ko: '가상 경마', en: 'Virtual horse racing', vi: 'Đua ngựa ảo' },
  'guideGame.derby.about': {
    ko: '말마다 정해진 힘에 따라 순위를 추첨하는 경주입니다. 배당도 같은 힘에서 나옵니다.',
    en: 'A race whose order of arrival is drawn by the strength of each horse; the odds come from the same strengths.',
    vi: 'Cuộc đua có thứ tự về đích được rút theo sức của từng ngựa; tỷ lệ cũng tính từ sức đó.',
  },
  'guideGame.derby.how1': {
    ko: '출주표에서 말과 배당을 보고 승식을 고릅니다.',
    en: 'Read the card, then choose horses and a kind of bet.',
    vi: 'Xem bảng ngựa và tỷ lệ, rồi chọn kiểu cược.',
  },
  'guideGame.derby.how2': {
    ko: '마감되면 경주가 시작됩니다. 순위는 마감 뒤에 정해집니다.',
    en: 'Betting closes and the race is run. The order is drawn after the close.',
    vi: 'Hết giờ cược, cuộc đua bắt đầu. Thứ tự được rút sau khi đóng cược.',
  },
  'guideGame.derby.how3': {
    ko: '1등부터 차례로, 남은 말 가운데 힘의 비율대로 뽑습니다.',
    en: 'Place by place, one of the horses left is drawn in proportion to its strength.',
    vi: 'Từng vị trí được rút trong số ngựa còn lại theo tỷ lệ sức.',
  },
  'guideGame.derby.how4': {
    ko: '적중하면 베팅금에 배당을 곱해 받습니다. 배당에는 베팅금이 들어 있습니다.',
    en: 'A bet that wins pays its stake times the odds; the stake is part of them.',
    vi: 'Cược trúng nhận tiền cược nhân tỷ lệ, đã gồm tiền cược.',
  },
  'guideGame.derby.example': {
    ko: '배당 {odds}인 말에 단승으로 {stake}원을 걸어 1등이 되면 {win}원을 받습니다.',
    en: '{stake} won to win at odds of {odds} pay {win} won if the horse comes first.',
    vi: 'Đặt {stake} won cửa Nhất với tỷ lệ {odds}, ngựa về nhất nhận {win} won.',
  },
  'guideGame.derby.myth': {
    ko: '앞 경주에서 진 말이 다음에 더 힘을 내지는 않습니다. 이름이 아니라 이번 출주표의 배당이 확률을 말해 줍니다.',
    en: 'A horse that lost does not try harder next time. Not its name but the odds of this card tell its chance.',
    vi: 'Ngựa thua trận trước không cố hơn trận sau. Không phải tên mà tỷ lệ trên bảng lần này cho biết xác suất.',
  },

  'guideGame.bet.derby.win': { ko: '단승 (1등)', en: 'Win (first)', vi: 'Nhất (về đầu)' },
  'guideGame.bet.derby.place': { ko: '연승 (3등 안)', en: 'Place (first three)', vi: 'Về chỗ (ba ngựa đầu)' },
  'guideGame.bet.derby.quinella': {
    ko: '복승 (1·2등, 순서 없이)',
    en: 'Quinella (first two, any order)',
    vi: 'Đôi (hai ngựa đầu, bất kỳ thứ tự)',
  },
  'guideGame.bet.derby.exacta': {
    ko: '쌍승 (1·2등, 순서대로)',
    en: 'Exacta (first two in order)',
    vi: 'Đôi thứ tự (hai ngựa đầu)',
  },
  'guideGame.bet.derby.trifecta': {
    ko: '삼쌍승 (1·2·3등, 순서대로)',
    en: 'Trifecta (first three in order)',
    vi: 'Ba thứ tự (ba ngựa đầu)',
  },
  'guideGame.bet.derby.trio': {
    ko: '삼복승 (1·2·3등, 순서 없이)',
    en: 'Trio (first three, any order)',
    vi: 'Ba (ba ngựa đầu, bất kỳ thứ tự)',
  },

  'guideGame.bet.fishing.minnow': { ko: '송사리', en: 'Minnow', vi: 'Cá tuế' },
  'guideGame.bet.fishing.goby': { ko: '망둥이', en: 'Goby', vi: 'Cá bống' },
  'guideGame.bet.fishing.shrimp': { ko: '새우', en: 'Shrimp', vi: 'Tôm' },
  'guideGame.bet.fishing.carp': { ko: '잉어', en: 'Carp', vi: 'Cá chép' },
  'guideGame.bet.fishing.crab': { ko: '꽃게', en: 'Crab', vi: 'Cua' },
  'guideGame.bet.fishing.puffer': { ko: '복어', en: 'Puffer', vi: 'Cá nóc' },
  'guideGame.bet.fishing.mandarin': { ko: '쏘가리', en: 'Mandarin fish', vi: 'Cá quế' },
  'guideGame.bet.fishing.catfish': { ko: '메기', en: 'Catfish', vi: 'Cá trê' },
  'guideGame.bet.fishing.squid': { ko: '오징어', en: 'Squid', vi: 'Mực' },
  'guideGame.bet.fishing.turtle': { ko: '거북', en: 'Turtle', vi: 'Rùa' },
  'guideGame.bet.fishing.koi': { ko: '비단잉어', en: 'Koi', vi: 'Cá koi' },
  'guideGame.bet.fishing.eel': {
    ko: '번개장어 (이웃까지 함께)',
    en: 'Lightning eel (and its neighbours)',
    vi: 'Lươn điện (cùng cá lân cận)',
  },
  'guideGame.bet.fishing.dragon': {
    ko: '용 (상을 뽑음)',
    en: 'Dragon (draws a prize)',
    vi: 'Rồng (rút giải)',
  },
} as const satisfies Texts;
