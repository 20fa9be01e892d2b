import type { ReelTexts } from '../../slot/reel-info.tsx';

/** What this way of playing says of itself. */
export const texts: ReelTexts = {
  ko: {
    freeHelp: '모든 당첨은 {multiplier}배, 스캐터가 둘이면 {more2}회, 셋이면 {more3}회가 더해집니다',
    holdHelp: '',
    pays: '판돈 {stake}원 기준이며 한 갈래의 당첨금입니다. 왼쪽 첫 릴부터 이어진 릴마다 같은 그림이 있으면 당첨이고, 그림이 놓인 줄은 상관없습니다. 한 릴에 여럿이면 갈래가 그만큼 늘어납니다.',
    wild: '와일드({wild})는 {special} 말고 모든 그림을 대신합니다. 첫 릴에는 나오지 않습니다.',
    special:
      '스캐터({special})는 자리와 상관없이 3·4·5개에 판돈의 {three}·{four}·{five}배를 받고 무료 회전 {spins3}·{spins4}·{spins5}회가 열립니다.',
    rules: [
      '릴 다섯 개에 네 줄씩, 모두 1,024갈래입니다. 그림은 쌓여서 나옵니다.',
      '무료 회전 중에 스캐터가 둘이면 {more2}회, 셋이면 {more3}회가 더 주어집니다. 한 판의 무료 회전은 모두 {cap}회까지이며, 넘는 만큼은 주어지지 않습니다.',
    ],
    how: '모든 릴의 모든 멈춤 자리를 세어 얻은 정확한 값이며, 판돈이나 이전 결과와 상관없이 늘 같습니다. 추가되는 회전과 그 한도까지 계산에 들어 있습니다.',
  },
  en: {
    freeHelp:
      'Every win counts {multiplier} times; two scatters bring {more2} more spins, three bring {more3}',
    holdHelp: '',
    pays: 'What one way pays at a stake of {stake} won. A symbol wins when it appears on adjacent reels starting from the leftmost one, in any row. Several of it on one reel multiply the number of ways.',
    wild: 'The wild ({wild}) substitutes for every symbol except {special}. It does not appear on the first reel.',
    special:
      'Scatters ({special}) anywhere: 3, 4 or 5 pay {three}, {four} or {five} stakes and open {spins3}, {spins4} or {spins5} free spins.',
    rules: [
      'Five reels of four rows make 1,024 ways. Symbols come in stacks.',
      'In free spins two scatters bring {more2} more spins and three bring {more3}. A round has {cap} free spins at most; what would go beyond is not granted.',
    ],
    how: 'The exact value from counting every stop of every reel; the same at every stake and whatever happened before. Added spins and their cap are included.',
  },
  vi: {
    freeHelp:
      'Mọi khoản thắng nhân {multiplier}; hai scatter thêm {more2} lượt, ba scatter thêm {more3} lượt',
    holdHelp: '',
    pays: 'Với mức cược {stake} won, cho một cách. Biểu tượng xuất hiện trên mọi cuộn liên tiếp từ cuộn đầu bên trái là thắng, ở bất kỳ hàng nào; cuộn có nhiều biểu tượng thì số cách nhân lên bấy nhiêu.',
    wild: 'Wild ({wild}) thay cho mọi biểu tượng trừ {special}. Không xuất hiện ở cuộn đầu.',
    special:
      'Scatter ({special}) ở bất kỳ đâu: 3, 4 hoặc 5 trả {three}, {four} hoặc {five} lần mức cược và mở {spins3}, {spins4} hoặc {spins5} lượt miễn phí.',
    rules: [
      'Năm cuộn, mỗi cuộn bốn hàng, tạo thành 1.024 cách. Biểu tượng xếp chồng.',
      'Trong lượt miễn phí, hai scatter thêm {more2} lượt và ba scatter thêm {more3}. Một ván có tối đa {cap} lượt miễn phí; phần vượt quá không được cộng.',
    ],
    how: 'Giá trị chính xác nhờ đếm mọi điểm dừng của mọi cuộn; như nhau ở mọi mức cược và không phụ thuộc kết quả trước. Đã tính cả lượt thêm và giới hạn của chúng.',
  },
};
