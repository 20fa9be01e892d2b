import type { ReelTexts } from '../../slot/reel-info.tsx';

/** What this way of playing says of itself. */
export const texts: ReelTexts = {
  ko: {
    freeHelp: '',
    holdHelp: '',
    pays: '판돈 {stake}원 기준, 배수를 곱하기 전의 금액입니다. 같은 그림이 위아래나 옆으로 {least}개 이상 맞닿으면 당첨입니다.',
    wild: '와일드({wild})는 맞닿은 모든 무리에 들어갑니다.',
    special: null,
    rules: [
      '당첨된 그림은 사라지고 위의 그림이 내려오며, 빈 자리에는 새 그림이 떨어집니다. 당첨이 없을 때까지 이어집니다.',
      '한 번 내려올 때마다 배수가 1씩 커져 {mostMultiplier}배까지 갑니다. 다음 판은 다시 1배입니다.',
    ],
    how: '놓일 수 있는 판이 너무 많아 모두 셀 수 없으므로, 미리 펼쳐 둔 {rounds}가지 판의 목록에서 한 판을 뽑습니다. 목록과 무게는 시작 전에 정해져 해시로 공개되며, 누가 얼마를 걸었는지와 상관없습니다. 환수율은 이 목록에서 분수로 더한 정확한 값입니다.',
  },
  en: {
    freeHelp: '',
    holdHelp: '',
    pays: 'At a stake of {stake} won, before the multiplier. {least} or more of a symbol that touch side by side or one above the other win.',
    wild: 'The wild ({wild}) belongs to every group that it touches.',
    special: null,
    rules: [
      'Winning symbols disappear, those above drop down and new ones fall into the gaps. This repeats until there are no more wins.',
      'With each fall the multiplier grows by one, up to {mostMultiplier}. The next round begins at 1 again.',
    ],
    how: 'There are too many grids to count, so a round is drawn from a table of {rounds} rounds that were played beforehand. The table and its weights were fixed before the first bet and are published by their hash; they depend on no player and no stake. The return is the exact sum over this table.',
  },
  vi: {
    freeHelp: '',
    holdHelp: '',
    pays: 'Với mức cược {stake} won, trước khi nhân hệ số. Từ {least} biểu tượng giống nhau chạm cạnh nhau là thắng.',
    wild: 'Wild ({wild}) thuộc về mọi nhóm mà nó chạm vào.',
    special: null,
    rules: [
      'Biểu tượng thắng biến mất, phần phía trên rơi xuống và biểu tượng mới lấp vào. Tiếp tục đến khi không còn thắng.',
      'Mỗi lần rơi hệ số tăng 1, tối đa {mostMultiplier}. Ván sau bắt đầu lại từ 1.',
    ],
    how: 'Có quá nhiều bàn để đếm hết, nên một ván được rút từ bảng {rounds} ván đã chơi sẵn. Bảng và trọng số được cố định trước ván đầu và công bố bằng mã băm; không phụ thuộc người chơi hay mức cược. Tỷ lệ hoàn trả là tổng chính xác trên bảng này.',
  },
};
