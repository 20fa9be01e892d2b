import type { ReelTexts } from '../../slot/reel-info.tsx';

/** What this way of playing says of itself. */
export const texts: ReelTexts = {
  ko: {
    freeHelp: '첫 회전은 1배, 그다음은 2배, 회전마다 1배씩 커집니다',
    holdHelp: '',
    pays: '판돈 {stake}원 기준이며 한 갈래의 당첨금입니다. 왼쪽 첫 릴부터 이어진 릴마다 같은 그림이 있으면 당첨이고, 그림이 놓인 줄은 상관없습니다. 한 릴에 여럿이면 갈래가 그만큼 늘어납니다.',
    wild: '와일드({wild})는 {special} 말고 모든 그림을 대신합니다. 첫 릴에는 나오지 않습니다.',
    special:
      '스캐터({special})는 자리와 상관없이 4·5·6개에 판돈의 {four}·{five}·{six}배를 받고 무료 회전 {spins4}·{spins5}·{spins6}회가 열립니다. 일곱 개부터는 여섯 개와 같습니다.',
    rules: [
      '릴 여섯 개가 판마다 두 줄에서 일곱 줄까지 달라지며, 많게는 {mostWays}갈래입니다.',
      '무료 회전의 배수는 첫 회전 1배에서 시작해 회전마다 1씩 커집니다. 무료 회전에는 스캐터가 없습니다.',
    ],
    how: '칸마다 정해진 무게로 그림이 뽑히며, 그 무게에서 분수로 계산한 정확한 값입니다. 판돈이나 이전 결과와 상관없이 늘 같습니다.',
  },
  en: {
    freeHelp: 'The first spin counts once, the second twice, and so on',
    holdHelp: '',
    pays: 'What one way pays at a stake of {stake} won. A symbol wins when it appears on adjacent reels starting from the leftmost one, in any row. Several of it on one reel multiply the number of ways.',
    wild: 'The wild ({wild}) substitutes for every symbol except {special}. It does not appear on the first reel.',
    special:
      'Scatters ({special}) anywhere: 4, 5 or 6 pay {four}, {five} or {six} stakes and open {spins4}, {spins5} or {spins6} free spins. More than six count as six.',
    rules: [
      'Six reels have two to seven rows, anew in every round: up to {mostWays} ways.',
      'The multiplier of free spins begins at 1 and grows by one with each spin. They have no scatter.',
    ],
    how: 'Every cell is drawn by fixed weights, and this is the exact value worked out from them in fractions; the same at every stake and whatever happened before.',
  },
  vi: {
    freeHelp: 'Lượt đầu nhân 1, lượt hai nhân 2, mỗi lượt tăng 1',
    holdHelp: '',
    pays: 'Với mức cược {stake} won, cho một cách. Biểu tượng xuất hiện trên mọi cuộn liên tiếp từ cuộn đầu bên trái là thắng, ở bất kỳ hàng nào; cuộn có nhiều biểu tượng thì số cách nhân lên bấy nhiêu.',
    wild: 'Wild ({wild}) thay cho mọi biểu tượng trừ {special}. Không xuất hiện ở cuộn đầu.',
    special:
      'Scatter ({special}) ở bất kỳ đâu: 4, 5 hoặc 6 trả {four}, {five} hoặc {six} lần mức cược và mở {spins4}, {spins5} hoặc {spins6} lượt miễn phí. Hơn sáu tính như sáu.',
    rules: [
      'Sáu cuộn có từ hai đến bảy hàng, mỗi ván mỗi khác: nhiều nhất {mostWays} cách.',
      'Hệ số của lượt miễn phí bắt đầu từ 1 và tăng 1 mỗi lượt. Không có scatter trong lượt miễn phí.',
    ],
    how: 'Mỗi ô được rút theo trọng số cố định, và đây là giá trị chính xác tính từ chúng bằng phân số; như nhau ở mọi mức cược và không phụ thuộc kết quả trước.',
  },
};
