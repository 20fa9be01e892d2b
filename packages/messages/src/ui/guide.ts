import type { Texts } from '../text.ts';

/** The guide pages. Every number in them comes from the site's settings or from the rules themselves. */
export const guideTexts = {
  'guide.betting.title': { ko: '베팅 가이드', en: 'Betting guide', vi: 'Hướng dẫn cược' },
  'guide.betting.note': {
    ko: '한도와 규칙은 지금 사이트에 적용되는 값입니다',
    en: 'Limits and rules as they apply on this site now',
    vi: 'Hạn mức và quy định đang áp dụng trên trang',
  },
  'guide.game.title': { ko: '게임 가이드', en: 'Game guide', vi: 'Hướng dẫn trò chơi' },
  'guide.game.note': {
    ko: '게임마다 규칙과 배당, 그리고 충전부터 환전까지',
    en: 'Rules and pays of every game, and the way from deposit to withdrawal',
    vi: 'Luật và mức trả của từng trò chơi, và cách nạp đến rút tiền',
  },
  'guide.screen.title': { ko: '베팅 화면 보는 법', en: 'How to read the board', vi: 'Cách đọc bảng cược' },
  'guide.one.title': { ko: '단폴 베팅', en: 'Single bets', vi: 'Cược đơn' },
  'guide.two.title': { ko: '조합 베팅', en: 'Combination bets', vi: 'Cược xiên' },
  'guide.ways': { ko: '베팅 방법', en: 'Ways to bet', vi: 'Cách cược' },
  'guide.contents': { ko: '차례', en: 'On this page', vi: 'Trên trang này' },
  'guide.loadFailed': {
    ko: '안내를 불러오지 못했습니다',
    en: 'The guide could not be loaded',
    vi: 'Không tải được hướng dẫn',
  },
  'guide.toBoard': { ko: '경기 보러 가기', en: 'See the matches', vi: 'Xem các trận đấu' },
  'guide.toAsk': { ko: '1:1 문의하기', en: 'Ask support', vi: 'Gửi câu hỏi' },
  'guide.item': { ko: '항목', en: 'What', vi: 'Mục' },
  'guide.value': { ko: '내용', en: 'Value', vi: 'Giá trị' },
  'guide.won': { ko: '{amount}원', en: '{amount} won', vi: '{amount} won' },
  'guide.legs': { ko: '{count}폴', en: '{count} {count|selection|selections}', vi: '{count} lựa chọn' },
  'guide.points': { ko: '{count}포인트', en: '{count} points', vi: '{count} điểm' },
  'guide.hours': { ko: '{from}부터 {to}까지', en: '{from} to {to}', vi: 'Từ {from} đến {to}' },
  'guide.none': { ko: '없음', en: 'None', vi: 'Không có' },

  'guide.limits.title': { ko: '베팅 한도', en: 'Betting limits', vi: 'Hạn mức cược' },
  'guide.limits.text': {
    ko: '한도에 닿기 전에 베팅 슬립이 먼저 알려 드립니다. 회원 등급이나 경기에 따라 더 낮을 수 있습니다.',
    en: 'The slip tells you before you reach a limit. They can be lower for a level or a match.',
    vi: 'Phiếu cược sẽ báo trước khi chạm hạn mức. Hạn mức có thể thấp hơn tùy cấp hoặc trận đấu.',
  },
  'guide.limits.min': { ko: '최소 베팅금', en: 'Lowest stake', vi: 'Tiền cược tối thiểu' },
  'guide.limits.max': { ko: '최대 베팅금', en: 'Highest stake', vi: 'Tiền cược tối đa' },
  'guide.limits.win': { ko: '최대 적중금', en: 'Highest payout', vi: 'Tiền thắng tối đa' },
  'guide.limits.legs': {
    ko: '한 번에 묶을 수 있는 경기',
    en: 'Selections in one bet',
    vi: 'Số lựa chọn mỗi phiếu',
  },

  'guide.markets.title': { ko: '무엇에 걸 수 있나요', en: 'What you can bet on', vi: 'Các kèo cược' },
  'guide.markets.result': { ko: '승무패 · 승패', en: 'Win, draw, lose', vi: 'Thắng, hòa, thua' },
  'guide.markets.resultText': {
    ko: '축구·아이스하키·핸드볼은 정규 시간이 끝났을 때, 농구·야구·미식축구는 연장까지 끝났을 때의 결과입니다. 무승부가 없는 종목은 승패만 있습니다.',
    en: 'Football, ice hockey and handball: the result at the end of regular time. Basketball, baseball and American football: with overtime. Sports without a draw have two sides only.',
    vi: 'Bóng đá, khúc côn cầu, bóng ném: kết quả khi hết giờ chính thức. Bóng rổ, bóng chày, bóng bầu dục Mỹ: tính cả hiệp phụ. Môn không có hòa chỉ có hai cửa.',
  },
  'guide.markets.handicap': { ko: '핸디캡', en: 'Handicap', vi: 'Chấp' },
  'guide.markets.handicapText': {
    ko: '한쪽에 점수를 주고 시작합니다. -1.5는 두 점 차로 이겨야 적중이고, ±0.25 같은 기준점은 절반씩 나누어 정산합니다.',
    en: 'One side starts with goals given. At −1.5 it has to win by two; lines such as ±0.25 are settled in two halves.',
    vi: 'Một bên được chấp bàn trước. Với −1,5 phải thắng cách biệt hai bàn; các mức như ±0,25 được chia làm hai nửa.',
  },
  'guide.markets.total': { ko: '언더오버', en: 'Over/under', vi: 'Tài/xỉu' },
  'guide.markets.totalText': {
    ko: '두 팀의 점수를 더해 기준점보다 많은지 적은지 고릅니다. 기준점과 똑같으면 적특입니다.',
    en: 'Whether both sides together score more or less than the line. Exactly the line is void.',
    vi: 'Tổng bàn thắng hai đội nhiều hay ít hơn mức kèo. Bằng đúng mức kèo thì hoàn cược.',
  },
  'guide.markets.special': { ko: '스페셜', en: 'Special', vi: 'Đặc biệt' },
  'guide.markets.specialText': {
    ko: '기본 배당 밖의 베팅입니다. 핸디캡과 언더오버의 다른 기준점을 모두 고를 수 있습니다.',
    en: 'What goes beyond the main odds: every further handicap and over/under line.',
    vi: 'Ngoài các kèo chính: mọi mốc chấp và tài/xỉu khác.',
  },

  'guide.odds.title': { ko: '배당이 바뀌면', en: 'When odds change', vi: 'Khi tỷ lệ thay đổi' },
  'guide.odds.text': {
    ko: '베팅하는 사이 배당이 바뀌면 베팅 슬립에서 다시 확인을 받습니다. 설정에서 오르는 배당만 받거나 모두 받도록 바꿀 수 있고, 접수된 배당은 그 뒤로 바뀌지 않습니다.',
    en: 'If odds change while you bet, the slip asks you again. You can choose to take higher odds only, or any; once accepted, your odds stay.',
    vi: 'Nếu tỷ lệ thay đổi khi bạn đặt cược, phiếu cược sẽ hỏi lại. Bạn có thể chỉ nhận tỷ lệ cao hơn hoặc nhận mọi thay đổi; tỷ lệ đã nhận sẽ giữ nguyên.',
  },
  'guide.void.title': { ko: '적특과 취소', en: 'Void bets', vi: 'Hoàn cược' },
  'guide.void.text': {
    ko: '경기가 취소되거나 기준점과 같으면 그 폴은 적특이 되어 배당 1.00으로 계산합니다. 조합에서는 나머지 폴만으로 적중을 가리고, 단폴이면 베팅금을 모두 돌려 드립니다.',
    en: 'A cancelled match or a level line makes that selection void: it counts with odds of 1.00. In a combination the others decide; a single gets its whole stake back.',
    vi: 'Trận bị hủy hoặc bằng đúng mức kèo thì lựa chọn đó được hoàn: tính tỷ lệ 1,00. Với cược xiên, các lựa chọn còn lại quyết định; cược đơn được hoàn toàn bộ tiền cược.',
  },
  'guide.settle.title': { ko: '정산', en: 'Settlement', vi: 'Thanh toán' },
  'guide.settle.text': {
    ko: '결과가 확정되는 대로 정산하고 적중금을 보유금에 더합니다. 결과가 정정되면 다시 정산하며, 처음 정산과 재정산이 모두 내역에 남습니다.',
    en: 'Bets are settled as soon as the result is final, and the payout is added to your balance. If a result is corrected, the bet is settled again; both steps stay in your history.',
    vi: 'Cược được thanh toán ngay khi có kết quả chính thức và tiền thắng được cộng vào số dư. Nếu kết quả được sửa, cược được thanh toán lại; cả hai bước đều có trong lịch sử.',
  },

  'guide.rules.title': {
    ko: '정산 규칙의 판',
    en: 'Versions of the settlement rules',
    vi: 'Phiên bản quy tắc thanh toán',
  },
  'guide.rules.text': {
    ko: '베팅은 접수될 때 시행 중이던 판의 규칙으로 정산하고, 재정산할 때도 같은 판을 따릅니다. 어느 판인지는 베팅 영수증에 있고, 아래는 각 판의 시행일입니다.',
    en: 'A bet is settled, and settled again, by the version that was in force when it was placed. Its receipt says which; the dates below are when each came into force.',
    vi: 'Cược được thanh toán, kể cả thanh toán lại, theo phiên bản có hiệu lực khi đặt. Phiếu cược ghi rõ phiên bản nào; bên dưới là ngày bắt đầu hiệu lực.',
  },
  'guide.rules.version': { ko: '제{version}판', en: 'Version {version}', vi: 'Phiên bản {version}' },

  'guide.live.title': {
    ko: '라이브 베팅과 지연',
    en: 'Live betting and delay',
    vi: 'Cược trực tiếp và độ trễ',
  },
  'guide.live.text': {
    ko: '점수·배당·영상은 실제 경기보다 몇 초 늦을 수 있고, 다른 사람이 먼저 볼 수도 있습니다. 그래서 라이브 베팅은 잠시 기다렸다가 배당을 다시 확인한 뒤 접수하고, 그사이 골이나 중단이 있으면 베팅금을 돌려드립니다. 접수 여부는 서버 시각으로만 정하며, 연결이 느리면 보이는 배당이 늦을 뿐입니다.',
    en: 'Scores, odds and pictures may be some seconds behind the match, and others may see it before you. So a live bet waits while its odds are checked again, and its stake is returned if a goal or a stop comes meanwhile. The server’s clock alone decides what is accepted; a slow connection only delays what you see.',
    vi: 'Tỷ số, tỷ lệ và hình ảnh có thể chậm vài giây so với trận đấu, và người khác có thể thấy trước bạn. Vì vậy cược trực tiếp phải chờ kiểm tra lại tỷ lệ, và được hoàn tiền cược nếu trong lúc đó có bàn thắng hoặc tạm dừng. Chỉ giờ máy chủ quyết định việc tiếp nhận; mạng chậm chỉ làm bạn thấy chậm hơn.',
  },
  'guide.outcome.title': {
    ko: '결과를 정하는 기준',
    en: 'How results are decided',
    vi: 'Cách xác định kết quả',
  },
  'guide.outcome.text': {
    ko: '결과는 중계사가 확정한 기록으로, 추첨 경기는 미리 봉인해 공개한 추첨으로 정합니다. 확정 기록이 먼저 나온 점수와 다르면 확정 기록을 따르고, 기록이 서로 다르면 운영자가 확인합니다.',
    en: 'A result is what the feed confirms; of a simulated match, what was sealed and announced before it. A confirmed result comes before an earlier score, and where two of them differ an operator decides.',
    vi: 'Kết quả theo ghi nhận được nguồn dữ liệu xác nhận; với trận mô phỏng là kết quả đã niêm phong và công bố trước. Kết quả xác nhận thay cho tỷ số trước đó; nếu các ghi nhận khác nhau, điều hành viên sẽ quyết định.',
  },
  'guide.unplayed.title': {
    ko: '부전승과 중단',
    en: 'Walkovers and broken-off matches',
    vi: 'Vắng mặt và gián đoạn',
  },
  'guide.unplayed.text': {
    ko: '부전승은 적특입니다. 중단된 경기가 {hours}시간(야구는 {baseball}시간) 안에 다시 시작하지 않으면 끝까지 치른 전반·세트 등과 라이브로 건 베팅 가운데 이미 결정된 것은 그대로 정산하고 나머지는 적특입니다. 야구의 승패와 핸디캡은 5회까지 치렀으면 인정하며, 홈팀이 앞서면 4회 반이면 됩니다. 합계는 9회, 홈팀이 앞서면 8회 반까지 치러야 합니다.',
    en: 'A walkover is void. Where a match that was broken off is not resumed within {hours} hours ({baseball} in baseball), halves or sets played to their end stand, so does what live bets had decided already, and the rest is void. In baseball winner and handicap stand after five innings, four and a half with the home side ahead; totals need nine, or eight and a half.',
    vi: 'Thắng do đối thủ vắng mặt thì hoàn cược. Trận gián đoạn không tiếp tục trong {hours} giờ ({baseball} giờ với bóng chày): hiệp, set đã chơi xong và cược trực tiếp đã ngã ngũ vẫn tính, phần còn lại hoàn cược. Bóng chày: thắng thua và chấp được tính sau năm hiệp, bốn hiệp rưỡi nếu chủ nhà dẫn; tổng điểm cần chín hiệp, hoặc tám hiệp rưỡi.',
  },
  'guide.players.title': {
    ko: '기권과 선수 교체',
    en: 'Retirements and replaced players',
    vi: 'Bỏ cuộc và thay người',
  },
  'guide.players.text': {
    ko: '도중에 기권하면 승패는 적특이고 끝난 세트는 인정합니다. 격투기의 기권은 승패로 인정합니다. 테니스·배드민턴·격투기는 선수가 바뀌면 적특이며, 테니스는 다른 날로 옮기거나 방식이 바뀌어도 적특입니다.',
    en: 'After a retirement the winner is void and sets that were complete stand; a fight is decided by it. A replaced player makes tennis, badminton and fights void; tennis is void on another day or in another format too.',
    vi: 'Khi bỏ cuộc giữa chừng, kèo thắng thua hoàn cược và các set đã xong vẫn tính; riêng võ thuật thì tính thắng thua. Thay người làm hoàn cược ở quần vợt, cầu lông và võ thuật; quần vợt còn hoàn khi đổi ngày hoặc đổi thể thức.',
  },
  'guide.errors.title': { ko: '늦은 베팅과 오류', en: 'Late bets and errors', vi: 'Cược muộn và lỗi' },
  'guide.errors.text': {
    ko: '시작하거나 마감된 뒤의 베팅은 접수하지 않습니다. 결과가 이미 정해진 뒤 접수되었거나 배당이 명백히 잘못된 베팅은 운영자가 사유를 남기고 적특으로 처리합니다. 시스템이 멈춰도 접수된 베팅은 그대로 정산합니다.',
    en: 'Nothing is accepted after the start or once a market is closed. A bet accepted when its result was known already, or at odds that were plainly wrong, is made void by an operator, who gives the reason. When a system fails, accepted bets are settled all the same.',
    vi: 'Không nhận cược sau khi trận bắt đầu hoặc kèo đã đóng. Cược được nhận khi kết quả đã rõ hoặc tỷ lệ sai rõ ràng sẽ được điều hành viên hoàn cược kèm lý do. Khi hệ thống gặp sự cố, cược đã nhận vẫn được thanh toán.',
  },
  'guide.charges.title': { ko: '수수료', en: 'Charges', vi: 'Phí' },
  'guide.charges.text': {
    ko: '베팅과 적중금에는 수수료가 없습니다. 적중금은 베팅금에 배당을 곱한 금액이며, 위의 최대 적중금을 넘는 베팅은 접수하지 않습니다.',
    en: 'Bets and payouts are free of charge. The payout is the stake times the odds; a bet that could pay more than the highest payout above is not accepted.',
    vi: 'Cược và tiền thắng không mất phí. Tiền thắng là tiền cược nhân tỷ lệ; cược có thể vượt mức tiền thắng tối đa ở trên sẽ không được nhận.',
  },

  'guide.deposit.title': { ko: '충전', en: 'Deposit', vi: 'Nạp tiền' },
  'guide.deposit.text': {
    ko: '계좌를 요청해 쪽지로 받은 뒤, 등록한 이름으로 입금하고 금액을 신청하세요. 운영자가 입금을 확인하면 보유금에 더해집니다.',
    en: 'Request the account, which arrives as a message; send the money in your registered name and enter the amount. Once an operator has seen the transfer it is added to your balance.',
    vi: 'Yêu cầu tài khoản (gửi qua tin nhắn), chuyển tiền bằng tên đã đăng ký rồi nhập số tiền. Khi nhân viên xác nhận, tiền được cộng vào số dư.',
  },
  'guide.withdrawal.title': { ko: '환전', en: 'Withdrawal', vi: 'Rút tiền' },
  'guide.withdrawal.text': {
    ko: '환전 비밀번호를 넣고 신청하면 금액이 바로 보류되고, 가입할 때 등록한 본인 계좌로만 보내 드립니다.',
    en: 'Enter your withdrawal password; the money is put on hold at once and goes to your registered account only.',
    vi: 'Nhập mật khẩu rút tiền; số tiền được giữ ngay và chỉ chuyển về tài khoản đã đăng ký của bạn.',
  },
  'guide.cash.min': { ko: '최소 금액', en: 'Lowest amount', vi: 'Số tiền tối thiểu' },
  'guide.cash.max': { ko: '한 번에 최대', en: 'Highest per request', vi: 'Tối đa mỗi lần' },
  'guide.cash.unit': { ko: '신청 단위', en: 'In steps of', vi: 'Bội số của' },
  'guide.cash.closed': {
    ko: '환전을 받지 않는 시간 (은행 점검)',
    en: 'No withdrawals (bank maintenance)',
    vi: 'Không nhận rút tiền (ngân hàng bảo trì)',
  },
  'guide.point.title': { ko: '포인트', en: 'Points', vi: 'Điểm thưởng' },
  'guide.point.text': {
    ko: '출석, 이벤트, 추천으로 쌓은 포인트는 보유금으로 바꿀 수 있습니다.',
    en: 'Points from attendance, events and referrals can be converted to balance.',
    vi: 'Điểm từ điểm danh, sự kiện và giới thiệu có thể đổi thành số dư.',
  },
  'guide.point.min': { ko: '최소 전환', en: 'Lowest conversion', vi: 'Đổi tối thiểu' },
  'guide.money.title': { ko: '게임머니', en: 'Game money', vi: 'Tiền trò chơi' },
  'guide.money.text': {
    ko: '일부 게임은 들어가면 보유금이 게임머니로 옮겨 가고, 게임을 닫으면 돌아옵니다. 돌아오는 데 최대 1분이 걸리며 그동안에는 다른 게임에서 쓸 수 없습니다.',
    en: 'Some games take your balance along as game money and bring it back when you close them. That takes up to a minute, during which other games cannot use it.',
    vi: 'Một số trò chơi chuyển số dư thành tiền trò chơi và trả lại khi bạn đóng. Việc này mất tối đa một phút, trong lúc đó trò chơi khác không dùng được.',
  },
  'guide.safe.title': { ko: '내 계정 지키기', en: 'Keep your account safe', vi: 'Bảo vệ tài khoản' },
  'guide.safe.text': {
    ko: '운영자는 비밀번호나 환전 비밀번호를 절대 묻지 않습니다. 다른 곳에서 로그인하면 쓰던 기기는 바로 로그아웃되니, 내가 한 것이 아니라면 곧바로 비밀번호를 바꾸고 알려 주세요.',
    en: 'Support never asks for your password or withdrawal password. A log-in elsewhere ends yours at once: if it was not you, change your password and tell us.',
    vi: 'Nhân viên không bao giờ hỏi mật khẩu hay mật khẩu rút tiền. Đăng nhập nơi khác sẽ kết thúc phiên của bạn: nếu không phải bạn, hãy đổi mật khẩu và báo cho chúng tôi.',
  },
  'guide.limit.title': { ko: '즐길 만큼만', en: 'Stay in control', vi: 'Chơi có kiểm soát' },
  'guide.limit.text': {
    ko: '잃어도 괜찮은 금액만 쓰고, 잃은 돈을 되찾으려 금액을 올리지 마세요. 이용자 보호에서 한도를 정할 수 있고, 쉬고 싶을 때는 하루부터 여섯 달까지 베팅과 충전을 스스로 막을 수 있습니다.',
    en: 'Play only with what you can afford to lose, and never raise stakes to win it back. Player protection lets you set limits and, if you want a break, shut out bets and deposits for a day up to half a year.',
    vi: 'Chỉ chơi với số tiền bạn chấp nhận mất, đừng tăng cược để gỡ. Ở mục bảo vệ người chơi bạn có thể đặt giới hạn và, khi muốn nghỉ, tự chặn đặt cược và nạp tiền từ một ngày đến nửa năm.',
  },

  'guide.picture.label': {
    ko: '베팅 화면을 줄인 그림. 번호는 아래 설명의 번호입니다.',
    en: 'The board in small. The numbers are those of the explanations below.',
    vi: 'Hình thu nhỏ của bảng cược. Các số ứng với phần giải thích bên dưới.',
  },
  'guide.picture.league': {
    ko: '축구 · 오늘 20:30',
    en: 'Football · today 20:30',
    vi: 'Bóng đá · hôm nay 20:30',
  },
  'guide.picture.home': { ko: '한강 FC', en: 'Hangang FC', vi: 'Hangang FC' },
  'guide.picture.away': { ko: '달빛 FC', en: 'Moonlight FC', vi: 'Moonlight FC' },
  'guide.picture.win': { ko: '승', en: 'Home', vi: 'Thắng' },
  'guide.picture.draw': { ko: '무', en: 'Draw', vi: 'Hòa' },
  'guide.picture.lose': { ko: '패', en: 'Away', vi: 'Thua' },
  'guide.screen.step1': { ko: '경기와 시작 시각', en: 'Match and kick-off', vi: 'Trận đấu và giờ bắt đầu' },
  'guide.screen.step1Text': {
    ko: '왼쪽에 두 팀과 시작 시각이 있습니다. 시각은 사이트의 시간대로 표시되고, 시작하면 사전 베팅이 닫힙니다.',
    en: 'On the left are both sides and the time, in the time zone of the site. Pre-match bets close when it starts.',
    vi: 'Bên trái là hai đội và giờ thi đấu theo múi giờ của trang. Cược trước trận đóng khi trận bắt đầu.',
  },
  'guide.screen.step2': { ko: '배당 칸', en: 'Odds', vi: 'Ô tỷ lệ' },
  'guide.screen.step2Text': {
    ko: '누르면 베팅 슬립에 담기고, 다시 누르면 빠집니다. 배당이 오르내리면 색과 화살표로 잠깐 표시합니다.',
    en: 'Press to put a selection into the slip, press again to take it out. A move of the odds shows for a moment by colour and arrow.',
    vi: 'Bấm để thêm vào phiếu, bấm lần nữa để bỏ. Khi tỷ lệ tăng giảm, màu và mũi tên hiện trong giây lát.',
  },
  'guide.screen.step3': { ko: '자물쇠', en: 'Lock', vi: 'Ổ khóa' },
  'guide.screen.step3Text': {
    ko: '결과에 영향을 줄 일이 생기면 잠시 닫고 이유를 함께 보여 드립니다. 이미 접수된 베팅에는 영향이 없습니다.',
    en: 'Betting closes for a moment when something decisive happens, and the reason is shown. Accepted bets are not affected.',
    vi: 'Khi có tình huống quan trọng, kèo tạm khóa và lý do được hiển thị. Cược đã nhận không bị ảnh hưởng.',
  },
  'guide.screen.step4': { ko: '베팅 슬립', en: 'Slip', vi: 'Phiếu cược' },
  'guide.screen.step4Text': {
    ko: '컴퓨터에서는 오른쪽에, 휴대폰에서는 아래에 있습니다. 금액을 넣으면 받을 금액을 바로 계산합니다.',
    en: 'On the right on a computer, at the bottom on a phone. Enter a stake and it shows the payout at once.',
    vi: 'Ở bên phải trên máy tính, phía dưới trên điện thoại. Nhập tiền cược để thấy ngay tiền thắng.',
  },

  'guide.one.text': {
    ko: '경기 하나에 거는 가장 단순한 베팅입니다. 맞으면 베팅금에 배당을 곱한 금액을 받습니다.',
    en: 'The simplest bet: one selection. If it is right you get your stake times the odds.',
    vi: 'Cách cược đơn giản nhất: một lựa chọn. Nếu đúng, bạn nhận tiền cược nhân với tỷ lệ.',
  },
  'guide.two.text': {
    ko: '두 경기 이상을 하나로 묶습니다. 모두 맞아야 적중이고, 배당은 서로 곱해집니다. 같은 경기의 선택은 함께 묶을 수 없습니다.',
    en: 'Two or more selections in one bet. All have to be right, and their odds are multiplied. Selections of one match cannot be combined.',
    vi: 'Ghép từ hai lựa chọn trở lên. Tất cả phải đúng, tỷ lệ được nhân với nhau. Không ghép các lựa chọn của cùng một trận.',
  },
  'guide.example': { ko: '예를 들면', en: 'An example', vi: 'Ví dụ' },
  'guide.example.stake': { ko: '베팅금', en: 'Stake', vi: 'Tiền cược' },
  'guide.example.odds': { ko: '배당', en: 'Odds', vi: 'Tỷ lệ' },
  'guide.example.payout': { ko: '적중금', en: 'Payout', vi: 'Tiền thắng' },
  'guide.example.voided': {
    ko: '한 폴이 적특이면',
    en: 'If one selection is void',
    vi: 'Nếu một lựa chọn được hoàn',
  },
  'guide.example.lost': { ko: '하나라도 틀리면', en: 'If one is wrong', vi: 'Nếu có một lựa chọn sai' },
  'guide.steps': { ko: '순서', en: 'Step by step', vi: 'Các bước' },
  'guide.step.choose': {
    ko: '경기 목록에서 배당을 누릅니다.',
    en: 'Press the odds in the list of matches.',
    vi: 'Bấm vào tỷ lệ trong danh sách trận.',
  },
  'guide.step.chooseMore': {
    ko: '다른 경기의 배당을 더 누르면 조합이 됩니다.',
    en: 'Press odds of further matches to combine them.',
    vi: 'Bấm thêm tỷ lệ của trận khác để ghép xiên.',
  },
  'guide.step.stake': {
    ko: '베팅 슬립에서 금액을 정하고 받을 금액을 확인합니다.',
    en: 'Set the stake in the slip and look at the payout.',
    vi: 'Nhập tiền cược trong phiếu và xem tiền thắng.',
  },
  'guide.step.place': {
    ko: '베팅하기를 누르면 접수 결과와 번호를 바로 보여 드립니다.',
    en: 'Place the bet; whether it was accepted, and its number, show at once.',
    vi: 'Bấm đặt cược; kết quả nhận cược và mã số hiện ngay.',
  },
  'guide.step.follow': {
    ko: '베팅 내역에서 진행과 정산을 확인합니다.',
    en: 'Follow it in your bet history.',
    vi: 'Theo dõi trong lịch sử cược.',
  },
} as const satisfies Texts;
