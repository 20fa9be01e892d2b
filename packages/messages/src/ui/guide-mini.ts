import type { Texts } from '../text.ts';

/** The guides of the mini games. */
export const guideMiniTexts = {
  'guideGame.powerball.name': { ko: '파워볼', en: 'Powerball', vi: 'Powerball' },
  'guideGame.powerball.about': {
    ko: '일반볼 다섯 개와 파워볼 하나를 뽑아, 파워볼과 일반볼 합의 홀짝·언더오버·구간을 맞히는 추첨 게임입니다.',
    en: 'Five balls and a powerball are drawn; bet on odd or even, under or over and sections of the powerball or of the sum.',
    vi: 'Quay năm bóng và một Powerball; đoán chẵn lẻ, tài xỉu và khoảng của Powerball hoặc của tổng.',
  },
  'guideGame.powerball.how1': {
    ko: '{minutes}분마다 한 회차입니다. 마감 전에 걸 곳과 금액을 골라 베팅합니다.',
    en: 'There is a round every {minutes} minutes. Choose a selection and a stake before it closes.',
    vi: 'Cứ {minutes} phút một kỳ. Chọn cửa và tiền cược trước khi đóng.',
  },
  'guideGame.powerball.how2': {
    ko: '1–28번 공에서 다섯 개를 차례로, 0–9번 통에서 파워볼 하나를 뽑습니다.',
    en: 'Five balls are drawn from 1–28 in order, then the powerball from 0–9.',
    vi: 'Quay lần lượt năm bóng từ 1–28, rồi một Powerball từ 0–9.',
  },
  'guideGame.powerball.how3': {
    ko: '파워볼과, 파워볼을 뺀 다섯 공의 합으로 결과를 가립니다. 0은 짝수입니다.',
    en: 'The powerball decides, and the sum of the five balls without it. Zero is even.',
    vi: 'Kết quả theo Powerball và tổng năm bóng không tính Powerball. Số 0 là chẵn.',
  },
  'guideGame.powerball.how4': {
    ko: '적중하면 베팅금에 접수할 때의 배당을 곱해 보유금에 더합니다. 회차가 취소되면 베팅금을 모두 돌려드립니다.',
    en: 'A bet that wins pays its stake times the odds at which it was accepted. If a round is cancelled, all stakes come back.',
    vi: 'Cược trúng nhận tiền cược nhân tỷ lệ lúc nhận cược. Nếu kỳ bị hủy, toàn bộ tiền cược được trả lại.',
  },
  'guideGame.powerball.example': {
    ko: '{stake}원을 {pick}({odds})에 걸어 적중하면 {win}원을 받습니다.',
    en: '{stake} won on {pick} at {odds} pay {win} won if it comes true.',
    vi: 'Đặt {stake} won vào {pick} tỷ lệ {odds}, trúng nhận {win} won.',
  },
  'guideGame.powerball.myth': {
    ko: '홀이 일곱 번 이어져도 다음 홀의 확률은 그대로 반입니다. 조합은 넷이 똑같지 않습니다. 파워볼 홀 오버와 짝 언더는 열에 셋, 나머지 둘은 열에 둘이라 배당이 다릅니다.',
    en: 'After seven odds in a row the next odd is still one in two. The four pairs are not alike: powerball odd over and even under come three times in ten, the others twice, so their odds differ.',
    vi: 'Lẻ ra bảy lần liên tiếp thì xác suất lẻ kỳ sau vẫn là một nửa. Bốn kết hợp không như nhau: Powerball lẻ tài và chẵn xỉu ra ba phần mười, hai cửa kia hai phần mười, nên tỷ lệ khác nhau.',
  },

  'guideGame.powerladder.name': { ko: '파워사다리', en: 'Power ladder', vi: 'Thang Power' },
  'guideGame.powerladder.about': {
    ko: '파워볼 추첨의 첫 번째 공 하나로 그려지는 사다리의 출발, 줄 수, 도착을 맞힙니다.',
    en: 'The first ball of the powerball draw makes a ladder; guess its start, its rungs and its finish.',
    vi: 'Bóng đầu của lượt quay Powerball tạo thành cái thang; đoán xuất phát, số bậc và về đích.',
  },
  'guideGame.powerladder.how1': {
    ko: '{minutes}분마다 한 회차입니다. 마감 전에 걸 곳과 금액을 골라 베팅합니다.',
    en: 'There is a round every {minutes} minutes. Choose a selection and a stake before it closes.',
    vi: 'Cứ {minutes} phút một kỳ. Chọn cửa và tiền cược trước khi đóng.',
  },
  'guideGame.powerladder.how2': {
    ko: '첫 공이 홀수면 왼쪽, 짝수면 오른쪽에서 출발하고, 1–14면 세 줄, 15–28이면 네 줄입니다.',
    en: 'An odd first ball starts left, an even one right; 1–14 has three rungs, 15–28 four.',
    vi: 'Bóng đầu lẻ xuất phát bên trái, chẵn bên phải; 1–14 có ba bậc, 15–28 có bốn bậc.',
  },
  'guideGame.powerladder.how3': {
    ko: '출발에서 내려오다 가로줄을 만날 때마다 건너편으로 갑니다. 왼쪽에 닿으면 홀, 오른쪽에 닿으면 짝입니다.',
    en: 'From the start it goes down and crosses over at every rung. Ending left is odd, right is even.',
    vi: 'Từ điểm xuất phát đi xuống, gặp bậc nào thì sang bên kia. Về bên trái là lẻ, bên phải là chẵn.',
  },
  'guideGame.powerladder.how4': {
    ko: '적중하면 베팅금에 접수할 때의 배당을 곱해 보유금에 더합니다. 회차가 취소되면 베팅금을 모두 돌려드립니다.',
    en: 'A bet that wins pays its stake times the odds at which it was accepted. If a round is cancelled, all stakes come back.',
    vi: 'Cược trúng nhận tiền cược nhân tỷ lệ lúc nhận cược. Nếu kỳ bị hủy, toàn bộ tiền cược được trả lại.',
  },
  'guideGame.powerladder.example': {
    ko: '{stake}원을 {pick}({odds})에 걸어 적중하면 {win}원을 받습니다.',
    en: '{stake} won on {pick} at {odds} pay {win} won if it comes true.',
    vi: 'Đặt {stake} won vào {pick} tỷ lệ {odds}, trúng nhận {win} won.',
  },
  'guideGame.powerladder.myth': {
    ko: '사다리는 출발과 줄 수만 정해지면 도착도 정해집니다. 네 가지 조합은 정확히 넷에 하나씩이고, 그림이 이어진다고 달라지지 않습니다.',
    en: 'Start and rungs settle the finish. The four ladders come exactly one time in four each, whatever the pattern before.',
    vi: 'Xuất phát và số bậc quyết định đích. Bốn thang đều đúng một phần tư, dù trước đó ra thế nào.',
  },

  'guideGame.speedkino.name': { ko: '스피드키노', en: 'Speed keno', vi: 'Keno tốc độ' },
  'guideGame.speedkino.about': {
    ko: '1–70번에서 스물두 개를 뽑아 그 합의 홀짝과 언더오버를 맞힙니다.',
    en: 'Twenty-two of the numbers 1–70 are drawn; guess whether their sum is odd or even, under or over.',
    vi: 'Quay hai mươi hai số từ 1–70; đoán tổng chẵn lẻ, tài xỉu.',
  },
  'guideGame.speedkino.how1': {
    ko: '{minutes}분마다 한 회차입니다. 마감 전에 걸 곳과 금액을 골라 베팅합니다.',
    en: 'There is a round every {minutes} minutes. Choose a selection and a stake before it closes.',
    vi: 'Cứ {minutes} phút một kỳ. Chọn cửa và tiền cược trước khi đóng.',
  },
  'guideGame.speedkino.how2': {
    ko: '1–70번에서 서로 다른 스물두 개를 뽑습니다.',
    en: 'Twenty-two different numbers are drawn from 1–70.',
    vi: 'Quay hai mươi hai số khác nhau từ 1–70.',
  },
  'guideGame.speedkino.how3': {
    ko: '모두 더한 합이 {line}보다 작으면 언더, 크면 오버입니다.',
    en: 'A sum below {line} is under, above it over.',
    vi: 'Tổng nhỏ hơn {line} là xỉu, lớn hơn là tài.',
  },
  'guideGame.speedkino.how4': {
    ko: '적중하면 베팅금에 접수할 때의 배당을 곱해 보유금에 더합니다. 회차가 취소되면 베팅금을 모두 돌려드립니다.',
    en: 'A bet that wins pays its stake times the odds at which it was accepted. If a round is cancelled, all stakes come back.',
    vi: 'Cược trúng nhận tiền cược nhân tỷ lệ lúc nhận cược. Nếu kỳ bị hủy, toàn bộ tiền cược được trả lại.',
  },
  'guideGame.speedkino.example': {
    ko: '{stake}원을 {pick}({odds})에 걸어 적중하면 {win}원을 받습니다.',
    en: '{stake} won on {pick} at {odds} pay {win} won if it comes true.',
    vi: 'Đặt {stake} won vào {pick} tỷ lệ {odds}, trúng nhận {win} won.',
  },
  'guideGame.speedkino.myth': {
    ko: '합이 높게 나온 다음에 낮게 나올 차례가 오는 것은 아닙니다. 공은 회차마다 처음부터 다시 뽑습니다.',
    en: 'A high sum is not followed by a low one in turn: each round draws from all numbers anew.',
    vi: 'Sau tổng cao không phải đến lượt tổng thấp: mỗi kỳ quay lại từ đầu với đủ các số.',
  },

  'guideGame.kinoladder.name': { ko: '키노사다리', en: 'Keno ladder', vi: 'Thang Keno' },
  'guideGame.kinoladder.about': {
    ko: '스피드키노 추첨의 첫 번째 수 하나로 그려지는 사다리입니다.',
    en: 'A ladder made by the first number of the speed keno draw.',
    vi: 'Cái thang tạo từ số đầu tiên của lượt quay Keno tốc độ.',
  },
  'guideGame.kinoladder.how1': {
    ko: '{minutes}분마다 한 회차입니다. 마감 전에 걸 곳과 금액을 골라 베팅합니다.',
    en: 'There is a round every {minutes} minutes. Choose a selection and a stake before it closes.',
    vi: 'Cứ {minutes} phút một kỳ. Chọn cửa và tiền cược trước khi đóng.',
  },
  'guideGame.kinoladder.how2': {
    ko: '첫 수가 홀수면 왼쪽, 짝수면 오른쪽에서 출발하고, {split}까지는 세 줄, 그보다 크면 네 줄입니다.',
    en: 'An odd first number starts left, an even one right; up to {split} it has three rungs, above four.',
    vi: 'Số đầu lẻ xuất phát bên trái, chẵn bên phải; đến {split} có ba bậc, lớn hơn có bốn bậc.',
  },
  'guideGame.kinoladder.how3': {
    ko: '출발에서 내려오다 가로줄을 만날 때마다 건너편으로 갑니다. 왼쪽에 닿으면 홀, 오른쪽에 닿으면 짝입니다.',
    en: 'From the start it goes down and crosses over at every rung. Ending left is odd, right is even.',
    vi: 'Từ điểm xuất phát đi xuống, gặp bậc nào thì sang bên kia. Về bên trái là lẻ, bên phải là chẵn.',
  },
  'guideGame.kinoladder.how4': {
    ko: '적중하면 베팅금에 접수할 때의 배당을 곱해 보유금에 더합니다. 회차가 취소되면 베팅금을 모두 돌려드립니다.',
    en: 'A bet that wins pays its stake times the odds at which it was accepted. If a round is cancelled, all stakes come back.',
    vi: 'Cược trúng nhận tiền cược nhân tỷ lệ lúc nhận cược. Nếu kỳ bị hủy, toàn bộ tiền cược được trả lại.',
  },
  'guideGame.kinoladder.example': {
    ko: '{stake}원을 {pick}({odds})에 걸어 적중하면 {win}원을 받습니다.',
    en: '{stake} won on {pick} at {odds} pay {win} won if it comes true.',
    vi: 'Đặt {stake} won vào {pick} tỷ lệ {odds}, trúng nhận {win} won.',
  },
  'guideGame.kinoladder.myth': {
    ko: '파워사다리와 닮았어도 확률은 조금 다릅니다. 수가 일흔 개라 네 조합이 똑같이 나뉘지 않고, 그래서 배당도 다릅니다.',
    en: 'It looks like the power ladder, but its chances differ a little: seventy numbers do not divide into four equal parts, and so the odds differ.',
    vi: 'Giống Thang Power nhưng xác suất hơi khác: bảy mươi số không chia đều cho bốn kết hợp, nên tỷ lệ cũng khác.',
  },

  'guideGame.lanterns.name': {
    ko: '도깨비 초롱 (폭탄 게임)',
    en: 'Dokkaebi lanterns (bomb game)',
    vi: 'Đèn lồng Dokkaebi (dò bom)',
  },
  'guideGame.lanterns.about': {
    ko: '스물다섯 개의 등불 가운데 숨은 도깨비를 피해 하나씩 켜고, 원할 때 멈추는 게임입니다.',
    en: 'Light lanterns one by one among twenty-five, avoid the hidden dokkaebi, and stop when you like.',
    vi: 'Thắp từng đèn trong hai mươi lăm đèn, tránh dokkaebi ẩn, dừng khi muốn.',
  },
  'guideGame.lanterns.how1': {
    ko: '베팅금과 도깨비 수를 고르고 시작합니다. 도깨비의 자리는 이때 정해져 바뀌지 않습니다.',
    en: 'Choose a stake and how many dokkaebi hide. Their places are set then and never change.',
    vi: 'Chọn tiền cược và số dokkaebi. Vị trí được định lúc này và không đổi.',
  },
  'guideGame.lanterns.how2': {
    ko: '등불을 하나 켭니다. 비어 있으면 배수가 올라갑니다.',
    en: 'Light a lantern. If nobody hides there, the multiplier rises.',
    vi: 'Thắp một đèn. Nếu trống, hệ số tăng.',
  },
  'guideGame.lanterns.how3': {
    ko: '언제든 멈추면 베팅금에 그때의 배수를 곱해 받습니다.',
    en: 'Stop at any time and take the stake times the multiplier.',
    vi: 'Dừng lúc nào cũng được và nhận tiền cược nhân hệ số.',
  },
  'guideGame.lanterns.how4': {
    ko: '도깨비를 깨우면 베팅금을 잃고 판이 끝납니다.',
    en: 'Wake a dokkaebi and the round ends with the stake lost.',
    vi: 'Chạm phải dokkaebi thì mất tiền cược và ván kết thúc.',
  },
  'guideGame.lanterns.example': {
    ko: '{stake}원으로 도깨비 {mines}마리를 숨기고 등불 {picks}개를 켠 뒤 멈추면 {multiplier}배, {win}원입니다.',
    en: 'At {stake} won with {mines} dokkaebi, stopping after {picks} lanterns pays ×{multiplier}, that is {win} won.',
    vi: 'Với {stake} won và {mines} dokkaebi, dừng sau {picks} đèn được ×{multiplier}, tức {win} won.',
  },
  'guideGame.lanterns.myth': {
    ko: '자주 켜지던 자리나 "안전한 모양"은 없습니다. 언제 멈추든 환수율은 거의 같고, 오래 켤수록 드물게 크게 받을 뿐입니다.',
    en: 'No place is safer and no pattern helps. Whenever you stop, the return is nearly the same: going on only pays more, and less often.',
    vi: 'Không có ô an toàn hay kiểu dò may mắn. Dừng lúc nào thì tỷ lệ hoàn trả cũng gần như nhau: thắp lâu chỉ là trả lớn hơn và hiếm hơn.',
  },
} as const satisfies Texts;
