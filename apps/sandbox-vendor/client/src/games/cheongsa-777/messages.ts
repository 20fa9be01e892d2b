import type { GameTexts } from '../../messages/translate.ts';

const ko = {
  freeHelp: '보이는 와일드마다 배수가 1씩 커집니다',
  paysHelp:
    '판돈 {stake}원 기준. 왼쪽 첫 릴부터 같은 그림이 이어지면 당첨이며, 한 줄에서는 가장 긴 것 하나만 셉니다.',
  wildRule: '와일드({wild})는 {scatter} 말고 모든 그림을 대신합니다. 첫 릴에는 나오지 않습니다.',
  scatterRule: '스캐터({scatter})는 자리와 상관없이 세 개부터 판돈의 배수를 받고 무료 회전이 열립니다.',
  scatterRow: '{scatter} {count}개: {pays}원과 무료 회전 {spins}회',
  freeRule:
    '무료 회전은 같은 판돈으로 이어지며, 보이는 와일드({wild}) 하나마다 그 회전의 배수가 1씩 커집니다 (×1~×5). 스캐터가 없는 릴을 쓰므로 무료 회전이 더 열리지는 않습니다.',
  linesTitle: '스무 줄 (늘 모두 겁니다)',
  how: '다섯 릴의 모든 멈춤 자리를 하나하나 세어 얻은 정확한 값이며, 판돈이나 이전 결과와 상관없이 늘 같습니다.',
  parts: '줄 당첨 {lines}%, 스캐터 {scatter}%, 무료 회전 {free}%',
  chances:
    '무료 회전은 평균 {free}판에 한 번, 가장 높은 그림({top}) 다섯 개는 한 줄에서 평균 {topEvery}판에 한 번입니다.',
} as const;

/** What this way of playing says of itself. */
export const texts: GameTexts<keyof typeof ko> = {
  ko,
  en: {
    freeHelp: 'Every wild in view adds one to the multiplier',
    paysHelp:
      'At a stake of {stake} won. Equal symbols in a row from the first reel on the left win; only the longest on a line counts.',
    wildRule:
      'The wild ({wild}) substitutes for every symbol except the scatter ({scatter}). It does not appear on the first reel.',
    scatterRule:
      'Three or more scatters ({scatter}) anywhere pay a multiple of the stake and open free spins.',
    scatterRow: '{count} × {scatter}: {pays} won and {spins} free spins',
    freeRule:
      'Free spins use the same stake; each wild ({wild}) in view adds one to the multiplier of that spin (×1 to ×5). Their reels have no scatter, so no further free spins are opened.',
    linesTitle: 'Twenty lines (always all played)',
    how: 'The exact value from counting every stop of all five reels; the same at every stake and whatever happened before.',
    parts: 'Lines {lines}%, scatters {scatter}%, free spins {free}%',
    chances:
      'Free spins come once in {free} rounds on average, five of the highest symbol ({top}) on a given line once in {topEvery}.',
  },
  vi: {
    freeHelp: 'Mỗi biểu tượng wild xuất hiện tăng hệ số thêm 1',
    paysHelp:
      'Với mức cược {stake} won. Các biểu tượng giống nhau liên tiếp từ cuộn đầu bên trái là thắng; mỗi dòng chỉ tính dãy dài nhất.',
    wildRule: 'Wild ({wild}) thay cho mọi biểu tượng trừ scatter ({scatter}). Không xuất hiện ở cuộn đầu.',
    scatterRule:
      'Từ ba scatter ({scatter}) ở vị trí bất kỳ sẽ trả bội số của mức cược và mở lượt quay miễn phí.',
    scatterRow: '{count} × {scatter}: {pays} won và {spins} lượt miễn phí',
    freeRule:
      'Lượt miễn phí dùng cùng mức cược; mỗi wild ({wild}) xuất hiện tăng hệ số của lượt đó thêm 1 (×1 đến ×5). Các cuộn này không có scatter nên không mở thêm lượt miễn phí.',
    linesTitle: 'Hai mươi dòng (luôn chơi tất cả)',
    how: 'Giá trị chính xác nhờ đếm mọi điểm dừng của cả năm cuộn; như nhau ở mọi mức cược và không phụ thuộc kết quả trước.',
    parts: 'Dòng {lines}%, scatter {scatter}%, lượt miễn phí {free}%',
    chances:
      'Lượt miễn phí trung bình {free} ván một lần, năm biểu tượng cao nhất ({top}) trên một dòng trung bình {topEvery} ván một lần.',
  },
};
