import type { GameTexts } from '../messages/translate.ts';

const ko = {
  mine: '내 베팅',
  none: '아직 베팅하지 않았습니다',
  past: '지난 결과',
  noPast: '아직 끝난 판이 없습니다',
  pays: '배당과 규칙',
  fair: '공정성',
  pending: '확인 중',
  taken: '접수',
  won: '적중',
  lost: '미적중',
  returned: '반환',
  unresolved: '확인 필요',
  common:
    '결과는 베팅이 마감된 뒤에 정해집니다. 판마다 쓸 값의 해시 사슬 끝을 미리 보여 드리고, 그 값과 모두의 베팅에서 얻은 값으로 뽑습니다. 배당은 판이 열릴 때 정해지고 바뀌지 않으며, 적중하면 베팅한 돈에 배당을 곱한 값을 드립니다. 마감 뒤에 확인된 베팅은 취소하고 돌려드립니다.',
  odds: '배당은 확률의 역수에 환수율을 곱해 백분의 일 자리에서 버린 값입니다. 1.01보다 낮으면 받지 않습니다.',
  market: '종류',
  target: '환수율',
  range: '이번 판의 실제 환수율',
} as const;

/** What races and matches have in common. */
export const virtualTexts: GameTexts<keyof typeof ko> = {
  ko,
  en: {
    mine: 'My bets',
    none: 'No bets yet',
    past: 'Results',
    noPast: 'No round has ended yet',
    pays: 'Odds and rules',
    fair: 'Fairness',
    pending: 'Checking',
    taken: 'Accepted',
    won: 'Won',
    lost: 'Lost',
    returned: 'Returned',
    unresolved: 'Needs a look',
    common:
      'The result is decided after betting has closed. The end of the hash chain whose values decide the rounds is published beforehand; a round is drawn from its value and from what everybody bet. Odds are fixed when a round opens and never change; a winning bet pays the stake times the odds. Bets that are confirmed after the close are undone and returned.',
    odds: 'Odds are the return divided by the chance, rounded down to hundredths. Below 1.01 no bets are taken.',
    market: 'Bet',
    target: 'Return',
    range: 'Actual return in this round',
  },
  vi: {
    mine: 'Cược của tôi',
    none: 'Chưa có cược nào',
    past: 'Kết quả',
    noPast: 'Chưa có ván nào kết thúc',
    pays: 'Tỷ lệ và luật',
    fair: 'Công bằng',
    pending: 'Đang xác nhận',
    taken: 'Đã nhận',
    won: 'Thắng',
    lost: 'Thua',
    returned: 'Hoàn lại',
    unresolved: 'Cần kiểm tra',
    common:
      'Kết quả được quyết định sau khi đóng cược. Đầu cuối của chuỗi băm quyết định các ván được công bố trước; mỗi ván được rút từ giá trị của nó và từ cược của mọi người. Tỷ lệ cố định khi mở ván và không đổi; cược thắng trả tiền cược nhân tỷ lệ. Cược được xác nhận sau khi đóng sẽ bị hủy và hoàn lại.',
    odds: 'Tỷ lệ là mức hoàn trả chia cho xác suất, làm tròn xuống phần trăm. Dưới 1,01 thì không nhận cược.',
    market: 'Loại cược',
    target: 'Hoàn trả',
    range: 'Hoàn trả thực tế của ván này',
  },
};
