import type { Texts } from '../text.ts';

/** The guides of the tables with a dealer. */
export const guideLiveTexts = {
  'guideGame.baccarat.name': { ko: '바카라', en: 'Baccarat', vi: 'Baccarat' },
  'guideGame.baccarat.about': {
    ko: '플레이어와 뱅커 두 쪽 가운데 합이 9에 가까운 쪽을 맞히는 카드 게임입니다.',
    en: 'A card game: which of two hands, player or banker, comes closer to nine.',
    vi: 'Trò chơi bài: đoán tay nào, người chơi hay nhà cái, gần 9 điểm hơn.',
  },
  'guideGame.baccarat.how1': {
    ko: '베팅 시간이 끝나기 전에 플레이어, 뱅커, 타이나 보조 베팅에 겁니다.',
    en: 'Before time runs out, bet on player, banker, tie or one of the side bets.',
    vi: 'Trước khi hết giờ, đặt vào người chơi, nhà cái, hòa hoặc các cửa phụ.',
  },
  'guideGame.baccarat.how2': {
    ko: '양쪽에 두 장씩 나눕니다. A는 1, 10·J·Q·K는 0으로 세고 합의 끝자리만 봅니다.',
    en: 'Both hands get two cards. An ace counts one, ten to king count zero, and only the last digit of the sum matters.',
    vi: 'Mỗi bên được chia hai lá. A tính 1, từ 10 đến K tính 0, chỉ lấy chữ số cuối của tổng.',
  },
  'guideGame.baccarat.how3': {
    ko: '어느 쪽이든 8이나 9면 내추럴로 바로 끝납니다. 아니면 정해진 규칙에 따라 세 번째 카드를 받습니다.',
    en: 'With eight or nine on either side the round ends at once, a natural. Otherwise fixed rules decide who draws a third card.',
    vi: 'Nếu một bên có 8 hoặc 9 thì ván kết thúc ngay (natural). Nếu không, luật định sẵn quyết định bên nào rút lá thứ ba.',
  },
  'guideGame.baccarat.how4': {
    ko: '합이 높은 쪽이 이깁니다. 비기면 플레이어와 뱅커에 건 돈은 그대로 돌아옵니다.',
    en: 'The higher total wins. On a tie, stakes on player and banker come back.',
    vi: 'Tổng cao hơn thắng. Nếu hòa, tiền cược người chơi và nhà cái được trả lại.',
  },
  'guideGame.baccarat.example': {
    ko: '뱅커에 {stake}원을 걸어 이기면 {win}원을 받습니다. 같은 금액을 타이에 걸어 비기면 {tie}원이지만, 그만큼 드물어 환수율은 훨씬 낮습니다.',
    en: '{stake} won on banker pay back {win} won if it wins. The same stake on tie pays back {tie} won, but so seldom that its return is far lower.',
    vi: 'Đặt {stake} won vào nhà cái, nếu thắng nhận {win} won. Cùng số tiền vào cửa hòa nhận {tie} won, nhưng hiếm đến mức tỷ lệ hoàn trả thấp hơn nhiều.',
  },
  'guideGame.baccarat.myth': {
    ko: '"뱅커가 여섯 번 나왔으니 이제 플레이어 차례"라는 법은 없습니다. 출목표의 본매와 중국점은 지나간 결과를 그린 것일 뿐 다음 판을 알려 주지 않습니다.',
    en: '“Six bankers in a row, so player is due” is not so. Roads are drawings of what was; they say nothing of the next round.',
    vi: '“Nhà cái ra sáu lần, sắp đến người chơi” là không đúng. Bảng cầu chỉ vẽ lại kết quả đã qua, không báo trước ván sau.',
  },

  'guideGame.dragontiger.name': { ko: '드래곤타이거', en: 'Dragon tiger', vi: 'Rồng Hổ' },
  'guideGame.dragontiger.about': {
    ko: '드래곤과 타이거에 한 장씩 놓고 어느 카드가 높은지 맞히는, 바카라보다 빠른 게임입니다.',
    en: 'One card each for dragon and tiger; guess which is higher. Quicker than baccarat.',
    vi: 'Rồng và Hổ mỗi bên một lá, đoán lá nào cao hơn. Nhanh hơn baccarat.',
  },
  'guideGame.dragontiger.how1': {
    ko: '드래곤, 타이거, 타이나 카드의 성질에 겁니다.',
    en: 'Bet on dragon, tiger, a tie or what kind of card comes.',
    vi: 'Đặt vào Rồng, Hổ, hòa hoặc tính chất của lá bài.',
  },
  'guideGame.dragontiger.how2': {
    ko: '양쪽에 한 장씩 펼칩니다. 더 받는 카드는 없습니다.',
    en: 'One card is turned on each side. Nobody draws again.',
    vi: 'Mỗi bên lật một lá, không rút thêm.',
  },
  'guideGame.dragontiger.how3': {
    ko: '높은 카드가 이깁니다. A가 가장 낮고 K가 가장 높으며 무늬는 따지지 않습니다.',
    en: 'The higher card wins: ace low, king high, suits do not count.',
    vi: 'Lá cao hơn thắng: A thấp nhất, K cao nhất, không xét chất.',
  },
  'guideGame.dragontiger.how4': {
    ko: '숫자가 같으면 타이입니다. 드래곤과 타이거에 건 돈은 절반이 돌아옵니다.',
    en: 'The same rank is a tie: half of a stake on dragon or tiger comes back.',
    vi: 'Cùng số là hòa: tiền cược Rồng và Hổ được trả lại một nửa.',
  },
  'guideGame.dragontiger.example': {
    ko: '드래곤에 {stake}원을 걸어 이기면 {win}원, 비기면 {half}원을 받습니다.',
    en: '{stake} won on dragon pay back {win} won if it wins and {half} won on a tie.',
    vi: 'Đặt {stake} won vào Rồng, thắng nhận {win} won, hòa nhận {half} won.',
  },
  'guideGame.dragontiger.myth': {
    ko: '타이는 배당이 커 보여도 서른 판에 두 번 남짓 나옵니다. 오래 나오지 않았다고 가까워지는 것도 아닙니다.',
    en: 'A tie pays well but comes only some twice in thirty rounds, and is no nearer for not having come.',
    vi: 'Cửa hòa trả cao nhưng khoảng ba mươi ván mới ra hơn hai lần, và lâu chưa ra không có nghĩa là sắp ra.',
  },

  'guideGame.roulette.name': { ko: '룰렛', en: 'Roulette', vi: 'Roulette' },
  'guideGame.roulette.about': {
    ko: '0부터 36까지 서른일곱 칸 가운데 공이 멈출 곳을 맞히는 게임입니다. 0이 하나뿐인 유럽식입니다.',
    en: 'Guess where the ball stops among the numbers 0 to 36: the European wheel with a single zero.',
    vi: 'Đoán bóng dừng ở ô nào từ 0 đến 36: bàn kiểu châu Âu chỉ có một số 0.',
  },
  'guideGame.roulette.how1': {
    ko: '숫자, 숫자 묶음, 색이나 홀짝에 칩을 놓습니다. 여러 곳에 놓아도 됩니다.',
    en: 'Lay chips on numbers, groups of numbers, colours or odd and even, on as many places as you like.',
    vi: 'Đặt chip vào số, nhóm số, màu hay chẵn lẻ, bao nhiêu ô cũng được.',
  },
  'guideGame.roulette.how2': {
    ko: '마감되면 바퀴가 돌고 공이 한 숫자에 멈춥니다.',
    en: 'Betting closes, the wheel spins and the ball stops on one number.',
    vi: 'Hết giờ cược, bánh xe quay và bóng dừng ở một số.',
  },
  'guideGame.roulette.how3': {
    ko: '그 숫자가 들어 있는 베팅이 모두 적중합니다.',
    en: 'Every bet that has this number wins.',
    vi: 'Mọi cửa có số đó đều thắng.',
  },
  'guideGame.roulette.how4': {
    ko: '0이 나오면 빨강·검정, 홀·짝, 1–18·19–36에 건 돈은 절반이 돌아옵니다.',
    en: 'On zero, half of a stake on red or black, odd or even, 1–18 or 19–36 comes back.',
    vi: 'Ra số 0 thì tiền cược đỏ/đen, chẵn/lẻ, 1–18/19–36 được trả lại một nửa.',
  },
  'guideGame.roulette.example': {
    ko: '숫자 17에 {stake}원을 걸어 맞으면 {win}원입니다. 빨강에 {stake}원을 걸면 빨강에서 {even}원, 0에서 {half}원을 받습니다.',
    en: '{stake} won on the number 17 pay back {win} won if it comes. {stake} won on red pay back {even} won on red and {half} won on zero.',
    vi: 'Đặt {stake} won vào số 17, trúng nhận {win} won. Đặt {stake} won vào đỏ, ra đỏ nhận {even} won, ra 0 nhận {half} won.',
  },
  'guideGame.roulette.myth': {
    ko: '잃을 때마다 두 배로 거는 방법은 환수율을 바꾸지 못합니다. 열 번만 이어 잃어도 처음 금액의 천 배가 넘어, 보유금이나 한도에 먼저 닿습니다.',
    en: 'Doubling after every loss does not change the return. Ten losses in a row need over a thousand times the first stake: balance or limit ends first.',
    vi: 'Gấp đôi sau mỗi lần thua không thay đổi tỷ lệ hoàn trả. Thua mười lần liên tiếp cần hơn nghìn lần tiền cược đầu, số dư hoặc hạn mức sẽ hết trước.',
  },

  'guideGame.sicbo.name': { ko: '식보', en: 'Sic bo', vi: 'Tài xỉu' },
  'guideGame.sicbo.about': {
    ko: '주사위 세 개의 합이나 모양을 맞히는 게임입니다.',
    en: 'Three dice: guess their total or the faces that come.',
    vi: 'Ba viên xúc xắc: đoán tổng hoặc các mặt xuất hiện.',
  },
  'guideGame.sicbo.how1': {
    ko: '대소·홀짝, 합, 숫자나 트리플에 겁니다.',
    en: 'Bet on small or big, odd or even, a total, faces or triples.',
    vi: 'Đặt vào nhỏ/lớn, chẵn/lẻ, tổng, mặt số hoặc bộ ba.',
  },
  'guideGame.sicbo.how2': {
    ko: '마감되면 주사위 세 개를 굴립니다.',
    en: 'Betting closes and three dice are thrown.',
    vi: 'Hết giờ cược, ba viên xúc xắc được gieo.',
  },
  'guideGame.sicbo.how3': {
    ko: '합은 3부터 18까지입니다. 스몰은 4–10, 빅은 11–17입니다.',
    en: 'Totals run from 3 to 18; small is 4–10, big 11–17.',
    vi: 'Tổng từ 3 đến 18; nhỏ là 4–10, lớn là 11–17.',
  },
  'guideGame.sicbo.how4': {
    ko: '셋이 모두 같으면 스몰·빅·홀·짝은 모두 집니다.',
    en: 'If all three are alike, small, big, odd and even all lose.',
    vi: 'Nếu cả ba mặt giống nhau thì nhỏ, lớn, chẵn, lẻ đều thua.',
  },
  'guideGame.sicbo.example': {
    ko: '빅에 {stake}원을 걸고 3·4·6이 나오면 합 13으로 {win}원을 받습니다. 4·4·4는 합이 12라도 트리플이라 잃습니다.',
    en: '{stake} won on big with 3, 4 and 6 (total 13) pay back {win} won. With 4, 4 and 4 the total is 12, but a triple loses.',
    vi: 'Đặt {stake} won vào lớn, ra 3, 4, 6 (tổng 13) nhận {win} won. Ra 4, 4, 4 dù tổng 12 vẫn thua vì là bộ ba.',
  },
  'guideGame.sicbo.myth': {
    ko: '배당이 큰 베팅이 더 이득은 아닙니다. 표에서 배당 옆의 환수율을 함께 보세요.',
    en: 'High pays are not better value. Look at the return beside them in the table.',
    vi: 'Mức trả cao không có nghĩa là lợi hơn. Hãy xem cả tỷ lệ hoàn trả bên cạnh.',
  },

  'guideGame.bet.baccarat.player': { ko: '플레이어', en: 'Player', vi: 'Người chơi' },
  'guideGame.bet.baccarat.banker': { ko: '뱅커', en: 'Banker', vi: 'Nhà cái' },
  'guideGame.bet.baccarat.tie': { ko: '타이', en: 'Tie', vi: 'Hòa' },
  'guideGame.bet.baccarat.player-pair': { ko: '플레이어 페어', en: 'Player pair', vi: 'Đôi người chơi' },
  'guideGame.bet.baccarat.banker-pair': { ko: '뱅커 페어', en: 'Banker pair', vi: 'Đôi nhà cái' },
  'guideGame.bet.baccarat.either-pair': { ko: '어느 쪽이든 페어', en: 'Either pair', vi: 'Đôi bất kỳ' },
  'guideGame.bet.baccarat.perfect-pair': {
    ko: '퍼펙트 페어 (무늬까지 · 양쪽 모두)',
    en: 'Perfect pair (same suit · both)',
    vi: 'Đôi hoàn hảo (cùng chất · cả hai)',
  },
  'guideGame.bet.baccarat.small': { ko: '스몰 (모두 네 장)', en: 'Small (four cards)', vi: 'Nhỏ (bốn lá)' },
  'guideGame.bet.baccarat.big': {
    ko: '빅 (다섯·여섯 장)',
    en: 'Big (five or six cards)',
    vi: 'Lớn (năm, sáu lá)',
  },
  'guideGame.bet.baccarat.banker-six': { ko: '뱅커 6 승', en: 'Banker wins on 6', vi: 'Nhà cái thắng 6' },
  'guideGame.bet.baccarat.dragon-player': {
    ko: '플레이어 보너스 (점수 차)',
    en: 'Player bonus (by margin)',
    vi: 'Thưởng người chơi (theo cách biệt)',
  },
  'guideGame.bet.baccarat.dragon-banker': {
    ko: '뱅커 보너스 (점수 차)',
    en: 'Banker bonus (by margin)',
    vi: 'Thưởng nhà cái (theo cách biệt)',
  },

  'guideGame.bet.dragontiger.dragon': { ko: '드래곤', en: 'Dragon', vi: 'Rồng' },
  'guideGame.bet.dragontiger.tiger': { ko: '타이거', en: 'Tiger', vi: 'Hổ' },
  'guideGame.bet.dragontiger.tie': { ko: '타이', en: 'Tie', vi: 'Hòa' },
  'guideGame.bet.dragontiger.suited-tie': { ko: '같은 무늬 타이', en: 'Suited tie', vi: 'Hòa cùng chất' },
  'guideGame.bet.dragontiger.card-rank': {
    ko: '한 장의 대소·홀짝 (7은 잃음)',
    en: 'A card’s size or parity (7 loses)',
    vi: 'Lớn/nhỏ, chẵn/lẻ của lá bài (7 thua)',
  },
  'guideGame.bet.dragontiger.card-colour': {
    ko: '한 장의 빨강·검정',
    en: 'A card’s colour',
    vi: 'Màu của lá bài',
  },

  'guideGame.bet.roulette.straight': { ko: '숫자 하나', en: 'One number', vi: 'Một số' },
  'guideGame.bet.roulette.split': { ko: '숫자 둘 (사이 선)', en: 'Two numbers', vi: 'Hai số' },
  'guideGame.bet.roulette.street': {
    ko: '숫자 셋 (한 줄)',
    en: 'Three numbers (a row)',
    vi: 'Ba số (một hàng)',
  },
  'guideGame.bet.roulette.trio': { ko: '0을 낀 숫자 셋', en: 'Three with zero', vi: 'Ba số có 0' },
  'guideGame.bet.roulette.corner': { ko: '숫자 넷 (모서리)', en: 'Four numbers', vi: 'Bốn số' },
  'guideGame.bet.roulette.first-four': { ko: '0·1·2·3', en: '0, 1, 2, 3', vi: '0, 1, 2, 3' },
  'guideGame.bet.roulette.line': {
    ko: '숫자 여섯 (두 줄)',
    en: 'Six numbers (two rows)',
    vi: 'Sáu số (hai hàng)',
  },
  'guideGame.bet.roulette.dozen': {
    ko: '열두 숫자 (1–12 등)',
    en: 'A dozen (1–12 …)',
    vi: 'Một tá (1–12 …)',
  },
  'guideGame.bet.roulette.column': { ko: '세로줄 열두 숫자', en: 'A column', vi: 'Một cột' },
  'guideGame.bet.roulette.even-money': {
    ko: '빨강·검정, 홀·짝, 1–18·19–36',
    en: 'Red/black, odd/even, 1–18/19–36',
    vi: 'Đỏ/đen, chẵn/lẻ, 1–18/19–36',
  },

  'guideGame.bet.sicbo.small': { ko: '스몰 (합 4–10)', en: 'Small (4–10)', vi: 'Nhỏ (4–10)' },
  'guideGame.bet.sicbo.big': { ko: '빅 (합 11–17)', en: 'Big (11–17)', vi: 'Lớn (11–17)' },
  'guideGame.bet.sicbo.odd': { ko: '홀', en: 'Odd', vi: 'Lẻ' },
  'guideGame.bet.sicbo.even': { ko: '짝', en: 'Even', vi: 'Chẵn' },
  'guideGame.bet.sicbo.total': {
    ko: '합 {low}·{high}',
    en: 'Total {low} or {high}',
    vi: 'Tổng {low} hoặc {high}',
  },
  'guideGame.bet.sicbo.single': {
    ko: '숫자 하나 (나온 개수대로)',
    en: 'One face (by how many come)',
    vi: 'Một mặt (theo số lần ra)',
  },
  'guideGame.bet.sicbo.double': { ko: '같은 숫자 둘', en: 'A double', vi: 'Đôi' },
  'guideGame.bet.sicbo.triple': { ko: '같은 숫자 셋', en: 'A given triple', vi: 'Bộ ba chỉ định' },
  'guideGame.bet.sicbo.any-triple': { ko: '아무 트리플', en: 'Any triple', vi: 'Bộ ba bất kỳ' },
  'guideGame.bet.sicbo.two': { ko: '두 숫자 함께', en: 'Two faces', vi: 'Hai mặt' },
  'guideGame.bet.sicbo.double-and': {
    ko: '둘은 같고 하나는 정한 숫자',
    en: 'A double and one other',
    vi: 'Đôi và một mặt khác',
  },
  'guideGame.bet.sicbo.three': {
    ko: '서로 다른 세 숫자',
    en: 'Three different faces',
    vi: 'Ba mặt khác nhau',
  },
  'guideGame.bet.sicbo.three-of-four': {
    ko: '네 숫자 가운데 셋',
    en: 'Three out of four faces',
    vi: 'Ba trong bốn mặt',
  },
} as const satisfies Texts;
