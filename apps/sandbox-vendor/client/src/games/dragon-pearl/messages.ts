import type { ReelTexts } from '../../slot/reel-info.tsx';

/** What this way of playing says of itself. */
export const texts: ReelTexts = {
  ko: {
    freeHelp: '',
    holdHelp: '',
    pays: '판돈 {stake}원 기준이며 한 갈래의 당첨금입니다. 왼쪽 첫 릴부터 이어진 릴마다 같은 그림이 있으면 당첨이고, 그림이 놓인 줄은 상관없습니다. 한 릴에 여럿이면 갈래가 그만큼 늘어납니다.',
    wild: '와일드({wild})는 {special} 말고 모든 그림을 대신합니다. 첫 릴에는 나오지 않습니다.',
    special: '스캐터({special})는 자리와 상관없이 3·4·5개에 판돈의 {three}·{four}·{five}배를 받습니다.',
    rules: [
      '모든 판돈의 {grandShare}%가 큰 여의주에, {minorShare}%가 작은 여의주에 쌓입니다. 당첨되면 큰 것은 {grandSeed}원, 작은 것은 {minorSeed}원에서 다시 시작하고, 1원이 못 되는 몫은 그대로 남습니다.',
      '판마다 릴과 따로 뽑으며, 당첨 확률은 판돈에 비례합니다. 판돈 {unit}원에 큰 여의주는 {grandOdds}분의 1, 작은 여의주는 {minorOdds}분의 1입니다. 같은 잭팟을 여러 게임이 함께 씁니다.',
    ],
    how: '모든 릴의 모든 멈춤 자리를 세어 얻은 정확한 값이며, 판돈이나 이전 결과와 상관없이 늘 같습니다. 잭팟의 몫은 쌓이는 비율에 시작 금액의 몫을 더한 것입니다.',
  },
  en: {
    freeHelp: '',
    holdHelp: '',
    pays: 'What one way pays at a stake of {stake} won. A symbol wins when it appears on adjacent reels starting from the leftmost one, in any row. Several of it on one reel multiply the number of ways.',
    wild: 'The wild ({wild}) substitutes for every symbol except {special}. It does not appear on the first reel.',
    special: 'Scatters ({special}) anywhere: 3, 4 or 5 pay {three}, {four} or {five} stakes.',
    rules: [
      'Of every stake {grandShare}% goes into the great pearl and {minorShare}% into the small one. When won, they begin again at {grandSeed} and {minorSeed} won, and what is less than a won stays in them.',
      'Each round draws for them apart from the reels, with a chance in proportion to the stake: at {unit} won one in {grandOdds} for the great pearl and one in {minorOdds} for the small one. Several games share these pots.',
    ],
    how: 'The exact value from counting every stop of every reel; the same at every stake and whatever happened before. The share of the pots is what is paid into them and what they begin with.',
  },
  vi: {
    freeHelp: '',
    holdHelp: '',
    pays: 'Với mức cược {stake} won, cho một cách. Biểu tượng xuất hiện trên mọi cuộn liên tiếp từ cuộn đầu bên trái là thắng, ở bất kỳ hàng nào; cuộn có nhiều biểu tượng thì số cách nhân lên bấy nhiêu.',
    wild: 'Wild ({wild}) thay cho mọi biểu tượng trừ {special}. Không xuất hiện ở cuộn đầu.',
    special: 'Scatter ({special}) ở bất kỳ đâu: 3, 4 hoặc 5 trả {three}, {four} hoặc {five} lần mức cược.',
    rules: [
      'Mỗi mức cược góp {grandShare}% vào ngọc lớn và {minorShare}% vào ngọc nhỏ. Khi có người trúng, chúng bắt đầu lại ở {grandSeed} và {minorSeed} won, phần lẻ dưới 1 won vẫn giữ lại.',
      'Mỗi ván rút riêng ngoài các cuộn, xác suất tỷ lệ với mức cược: với {unit} won là 1/{grandOdds} cho ngọc lớn và 1/{minorOdds} cho ngọc nhỏ. Nhiều trò chơi dùng chung jackpot này.',
    ],
    how: 'Giá trị chính xác nhờ đếm mọi điểm dừng của mọi cuộn; như nhau ở mọi mức cược và không phụ thuộc kết quả trước. Phần của jackpot gồm phần góp vào và số tiền khởi đầu.',
  },
};
