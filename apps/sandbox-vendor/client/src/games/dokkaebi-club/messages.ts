import type { ReelTexts } from '../../slot/reel-info.tsx';

/** What this way of playing says of itself. */
export const texts: ReelTexts = {
  ko: {
    freeHelp: '',
    holdHelp: '동전은 그 자리에 남고, 새 동전이 나오면 리스핀이 다시 {respins}번이 됩니다',
    pays: '판돈 {stake}원 기준이며 한 갈래의 당첨금입니다. 왼쪽 첫 릴부터 이어진 릴마다 같은 그림이 있으면 당첨이고, 그림이 놓인 줄은 상관없습니다. 한 릴에 여럿이면 갈래가 그만큼 늘어납니다.',
    wild: '와일드({wild})는 {special} 말고 모든 그림을 대신합니다. 첫 릴에는 나오지 않습니다.',
    special: '{special} {coinsToOpen}개 이상이 한꺼번에 나오면 동전 붙잡기가 열립니다.',
    rules: [
      '릴 다섯 개에 세 줄씩, 모두 243갈래입니다.',
      '동전 붙잡기에서는 동전이 자리를 지키고, 빈칸만 {respins}번 다시 돕니다. 빈칸 하나에 동전이 나올 확률은 {respinChance}%이고, 하나라도 나오면 다시 {respins}번이 됩니다. 동전 하나는 판돈의 {least}배에서 {most}배이며, 끝나면 모두 더해 받습니다.',
      '열다섯 칸이 모두 차면 판돈의 {fullHouse}배를 더 받습니다.',
    ],
    how: '칸마다 정해진 무게로 그림이 뽑히며, 그 무게에서 분수로 계산한 정확한 값입니다. 판돈이나 이전 결과와 상관없이 늘 같습니다.',
  },
  en: {
    freeHelp: '',
    holdHelp: 'Coins stay, and a new coin brings back all {respins} respins',
    pays: 'What one way pays at a stake of {stake} won. A symbol wins when it appears on adjacent reels starting from the leftmost one, in any row. Several of it on one reel multiply the number of ways.',
    wild: 'The wild ({wild}) substitutes for every symbol except {special}. It does not appear on the first reel.',
    special: '{coinsToOpen} or more × {special} in one spin open Hold the coins.',
    rules: [
      'Five reels of three rows make 243 ways.',
      'In Hold the coins, coins keep their places and the empty places are spun again, {respins} times. An empty place brings a coin with a chance of {respinChance}%, and any new coin brings back all {respins}. A coin is worth {least} to {most} stakes, and all are paid together at the end.',
      'When all fifteen places are filled, {fullHouse} stakes are paid on top.',
    ],
    how: 'Every cell is drawn by fixed weights, and this is the exact value worked out from them in fractions; the same at every stake and whatever happened before.',
  },
  vi: {
    freeHelp: '',
    holdHelp: 'Đồng xu ở lại, đồng xu mới đưa số lượt quay lại về {respins}',
    pays: 'Với mức cược {stake} won, cho một cách. Biểu tượng xuất hiện trên mọi cuộn liên tiếp từ cuộn đầu bên trái là thắng, ở bất kỳ hàng nào; cuộn có nhiều biểu tượng thì số cách nhân lên bấy nhiêu.',
    wild: 'Wild ({wild}) thay cho mọi biểu tượng trừ {special}. Không xuất hiện ở cuộn đầu.',
    special: 'Từ {coinsToOpen} × {special} trở lên trong một ván mở tính năng giữ đồng xu.',
    rules: [
      'Năm cuộn, mỗi cuộn ba hàng, tạo thành 243 cách.',
      'Trong tính năng, đồng xu giữ chỗ và các ô trống được quay lại {respins} lần. Mỗi ô trống có {respinChance}% ra đồng xu, và có đồng xu mới thì trở lại {respins} lần. Một đồng xu trị giá từ {least} đến {most} lần mức cược, tất cả được trả khi kết thúc.',
      'Khi cả mười lăm ô đều đầy, được thêm {fullHouse} lần mức cược.',
    ],
    how: 'Mỗi ô được rút theo trọng số cố định, và đây là giá trị chính xác tính từ chúng bằng phân số; như nhau ở mọi mức cược và không phụ thuộc kết quả trước.',
  },
};
