import type { Texts } from '../text.ts';

/** The bet slip. */
export const slipTexts = {
  'slip.title': { ko: '베팅 슬립', en: 'Bet slip', vi: 'Phiếu cược' },
  'slip.clear': { ko: '비우기', en: 'Clear', vi: 'Xóa hết' },
  'slip.single': { ko: '단폴 베팅', en: 'Single', vi: 'Cược đơn' },
  'slip.combination': { ko: '{count}폴 조합', en: '{count}-leg combination', vi: 'Cược xiên {count}' },
  'slip.combinationHint': {
    ko: '모든 경기가 맞아야 적중이며, 배당은 서로 곱합니다.',
    en: 'Every leg must win; the odds are multiplied.',
    vi: 'Tất cả phải thắng; các tỷ lệ được nhân với nhau.',
  },
  'slip.emptyTitle': { ko: '고른 배당이 없습니다', en: 'Nothing selected', vi: 'Chưa chọn kèo' },
  'slip.emptyBody': {
    ko: '배당을 누르면 여기에 담깁니다. 두 경기부터는 조합이 됩니다.',
    en: 'Press odds to add a selection. Two or more make a combination.',
    vi: 'Nhấn vào tỷ lệ để thêm. Từ hai trận trở lên là cược xiên.',
  },
  'slip.open': { ko: '베팅 슬립 펼치기', en: 'Open the bet slip', vi: 'Mở phiếu cược' },
  'slip.remove': { ko: '{pick} 빼기', en: 'Remove {pick}', vi: 'Bỏ {pick}' },
  'slip.replaced': {
    ko: '한 경기에서는 하나만 고를 수 있어 이전 선택을 바꿨습니다.',
    en: 'One selection per match: your earlier one was replaced.',
    vi: 'Mỗi trận chỉ chọn một kèo: lựa chọn trước đã được thay.',
  },
  'slip.full': {
    ko: '한 번에 {max}경기까지 묶을 수 있습니다.',
    en: 'At most {max} selections in one bet.',
    vi: 'Tối đa {max} lựa chọn mỗi phiếu.',
  },
  'slip.stake': { ko: '베팅 금액', en: 'Stake', vi: 'Tiền cược' },
  'slip.min': { ko: '최소 {min}원', en: 'Min {min} won', vi: 'Tối thiểu {min} won' },
  'slip.max': { ko: '최대 {max}원', en: 'Max {max} won', vi: 'Tối đa {max} won' },
  'slip.stakes.edit': { ko: '금액 버튼 바꾸기', en: 'Edit amounts', vi: 'Sửa số tiền' },
  'slip.stakes.own': { ko: '내 금액 버튼', en: 'My amount buttons', vi: 'Nút số tiền của tôi' },
  'slip.stakes.none': {
    ko: '자주 거는 금액을 입력하고 저장하면 기본 버튼 대신 나옵니다. {most}개까지 저장됩니다.',
    en: 'Type an amount that you often stake and save it. Your own replace the standard buttons, up to {most}.',
    vi: 'Nhập số tiền bạn hay cược rồi lưu. Nút của bạn sẽ thay các nút có sẵn, tối đa {most} nút.',
  },
  'slip.stakes.hint': {
    ko: '누르면 지워집니다. 모두 지우면 기본 버튼으로 돌아갑니다. {most}개까지 저장됩니다.',
    en: 'Press one to remove it. With none left the standard buttons return. Up to {most} can be saved.',
    vi: 'Nhấn để xóa. Khi xóa hết, các nút có sẵn sẽ trở lại. Lưu được tối đa {most} nút.',
  },
  'slip.stakes.remove': { ko: '{amount}원 지우기', en: 'Remove {amount} won', vi: 'Xóa {amount} won' },
  'slip.stakes.save': { ko: '{amount}원 저장', en: 'Save {amount} won', vi: 'Lưu {amount} won' },
  'slip.stakes.saveTyped': { ko: '입력한 금액 저장', en: 'Save the typed amount', vi: 'Lưu số tiền đã nhập' },
  'slip.stakes.done': { ko: '닫기', en: 'Done', vi: 'Xong' },
  'slip.totalOdds': { ko: '총 배당', en: 'Total odds', vi: 'Tổng tỷ lệ' },
  'slip.return': { ko: '예상 적중금', en: 'Potential payout', vi: 'Có thể nhận' },
  'slip.was': { ko: '이전', en: 'before', vi: 'trước' },
  'slip.policy': { ko: '배당이 바뀌면', en: 'If the odds change', vi: 'Nếu tỷ lệ đổi' },
  'slip.policy.review': { ko: '다시 묻기', en: 'Ask me', vi: 'Hỏi lại' },
  'slip.policy.higher': { ko: '오르면 수락', en: 'Accept higher', vi: 'Nhận nếu tăng' },
  'slip.policy.all': { ko: '모두 수락', en: 'Accept any', vi: 'Nhận hết' },

  'slip.policy.review.hint': {
    ko: '배당이 바뀌면 걸지 않고 다시 여쭙니다.',
    en: 'If the odds change, nothing is bet before you agree.',
    vi: 'Nếu tỷ lệ đổi, chưa cược cho đến khi bạn đồng ý.',
  },
  'slip.policy.higher.hint': {
    ko: '배당이 오르면 그대로 걸고, 내려가면 다시 여쭙니다.',
    en: 'Higher odds are taken; lower ones need your consent.',
    vi: 'Tỷ lệ tăng thì nhận; giảm thì hỏi lại bạn.',
  },
  'slip.policy.all.hint': {
    ko: '배당이 오르거나 내려가도 그 배당으로 겁니다.',
    en: 'Whatever the odds become, the bet is placed at them.',
    vi: 'Dù tỷ lệ tăng hay giảm vẫn cược theo tỷ lệ đó.',
  },
  'slip.delay': {
    ko: '경기 중 베팅이 있어 접수까지 약 {seconds}초 기다립니다. 그사이 배당을 다시 확인합니다.',
    en: 'With a match in play the bet waits about {seconds} seconds, while the odds are checked again.',
    vi: 'Có trận đang diễn ra nên cược chờ khoảng {seconds} giây để kiểm tra lại tỷ lệ.',
  },
  'slip.held': {
    ko: '지금 보이는 배당은 몇 초 동안 그대로 받습니다.',
    en: 'The odds shown are held for you for some seconds.',
    vi: 'Tỷ lệ đang hiện được giữ cho bạn trong vài giây.',
  },
  'slip.asksTrader': {
    ko: '{max}원이 넘는 금액은 담당자가 확인한 뒤 접수됩니다.',
    en: 'More than {max} won is looked at before it is taken.',
    vi: 'Trên {max} won sẽ được xem xét trước khi nhận.',
  },
  'slip.bonus': {
    ko: '예상 적중금에는 모든 경기가 적중할 때 더해 드리는 {percent}%가 들어 있습니다.',
    en: 'The potential payout includes {percent}% that is added if every leg wins.',
    vi: 'Đã gồm {percent}% cộng thêm khi tất cả đều thắng.',
  },
  'slip.done.refused': {
    ko: '베팅이 접수되지 않았습니다. 베팅 금액을 돌려 드렸습니다',
    en: 'The bet was not accepted. Your stake was returned',
    vi: 'Cược không được nhận. Tiền cược đã hoàn lại',
  },
  'slip.done.again': {
    ko: '새 배당으로 다시 걸기',
    en: 'Bet again at the new odds',
    vi: 'Cược lại theo tỷ lệ mới',
  },
  'slip.done.returned': { ko: '돌려 드린 금액', en: 'Returned to you', vi: 'Đã hoàn lại' },
  'slip.atRefusal.price': { ko: '배당이 바뀌었습니다', en: 'The odds changed', vi: 'Tỷ lệ đã đổi' },
  'slip.atRefusal.suspended': {
    ko: '베팅이 중지되었습니다',
    en: 'Betting is suspended',
    vi: 'Đã tạm dừng nhận cược',
  },
  'slip.atRefusal.incident': { ko: '점수가 바뀌었습니다', en: 'The score changed', vi: 'Tỷ số đã thay đổi' },
  'slip.atRefusal.decided': {
    ko: '결과가 정해졌습니다',
    en: 'The result is decided',
    vi: 'Kết quả đã xác định',
  },
  'slip.done.back': { ko: '슬립으로 돌아가기', en: 'Back to the slip', vi: 'Về phiếu cược' },

  'slip.changed.up': {
    ko: '배당이 올라갔습니다. 새 배당으로 걸까요?',
    en: 'The odds went up. Bet at the new odds?',
    vi: 'Tỷ lệ đã tăng. Cược theo tỷ lệ mới?',
  },
  'slip.changed.down': {
    ko: '배당이 내려갔습니다. 새 배당으로 걸까요?',
    en: 'The odds went down. Bet at the new odds?',
    vi: 'Tỷ lệ đã giảm. Cược theo tỷ lệ mới?',
  },
  'slip.accepted.up': {
    ko: '오른 배당을 받습니다',
    en: 'Accepting the higher odds',
    vi: 'Nhận tỷ lệ cao hơn',
  },
  'slip.accepted.down': {
    ko: '바뀐 배당을 받습니다',
    en: 'Accepting the changed odds',
    vi: 'Nhận tỷ lệ đã đổi',
  },
  'slip.suspended': {
    ko: '{reason}. 다시 열릴 때까지 걸 수 없습니다.',
    en: '{reason}. No bets until it reopens.',
    vi: '{reason}. Chưa thể cược đến khi mở lại.',
  },
  'slip.closed': {
    ko: '마감되었습니다. 빼고 나머지로 걸 수 있습니다.',
    en: 'Closed. Remove it to bet on the rest.',
    vi: 'Đã đóng. Hãy bỏ để cược phần còn lại.',
  },
  'slip.closedAlone': {
    ko: '마감되었습니다. 빼고 다른 경기를 골라 주세요.',
    en: 'Closed. Remove it and choose another match.',
    vi: 'Đã đóng. Hãy bỏ và chọn trận khác.',
  },
  'slip.removeClosed': { ko: '마감된 경기 빼기', en: 'Remove closed selections', vi: 'Bỏ trận đã đóng' },
  'slip.checking': { ko: '배당을 확인하고 있습니다', en: 'Checking the odds', vi: 'Đang kiểm tra tỷ lệ' },

  'slip.problem.changed': {
    ko: '배당이 바뀐 경기 {count}건을 확인해 주세요',
    en: 'Selections with changed odds: {count}. Please check',
    vi: 'Tỷ lệ đã đổi ở {count} trận: hãy kiểm tra',
  },
  'slip.problem.blocked': {
    ko: '지금 걸 수 없는 경기가 {count}건 있습니다',
    en: 'Selections not open for betting: {count}',
    vi: 'Chưa thể cược: {count} trận',
  },
  'slip.problem.noStake': { ko: '베팅 금액을 입력해 주세요', en: 'Enter a stake', vi: 'Nhập tiền cược' },
  'slip.problem.min': {
    ko: '최소 {min}원부터 걸 수 있습니다',
    en: 'The minimum is {min} won',
    vi: 'Tối thiểu {min} won',
  },
  'slip.problem.max': {
    ko: '최대 {max}원까지 걸 수 있습니다',
    en: 'The maximum is {max} won',
    vi: 'Tối đa {max} won',
  },
  'slip.problem.win': {
    ko: '적중금 한도 {win}원을 넘습니다. 이 배당에서는 {max}원까지 걸 수 있습니다',
    en: 'Above the payout limit of {win} won: at these odds you can stake up to {max} won',
    vi: 'Vượt giới hạn tiền nhận {win} won: với tỷ lệ này cược tối đa {max} won',
  },
  'slip.problem.balance': {
    ko: '보유금이 부족합니다. 지금 {balance}원이 있습니다',
    en: 'Insufficient balance: you have {balance} won',
    vi: 'Số dư không đủ: bạn có {balance} won',
  },

  'slip.bet': { ko: '{amount}원 베팅', en: 'Bet {amount} won', vi: 'Cược {amount} won' },
  'slip.justChanged': {
    ko: '배당이 방금 바뀌었습니다. 확인하고 다시 눌러 주세요.',
    en: 'The odds have just changed. Check them and press again.',
    vi: 'Tỷ lệ vừa đổi. Xem lại rồi bấm lần nữa.',
  },
  'slip.betChanged': {
    ko: '바뀐 배당으로 {amount}원 베팅',
    en: 'Bet {amount} won at the changed odds',
    vi: 'Cược {amount} won theo tỷ lệ mới',
  },
  'slip.betEmpty': { ko: '베팅하기', en: 'Place bet', vi: 'Đặt cược' },
  'slip.login': { ko: '로그인하고 베팅', en: 'Log in to bet', vi: 'Đăng nhập để cược' },
  'slip.after': {
    ko: '보유금 {balance}원에서 빠지고, 접수 번호가 바로 표시됩니다.',
    en: 'Taken from your {balance} won, with a receipt at once.',
    vi: 'Trừ từ số dư {balance} won và mã biên nhận hiện ngay.',
  },
  'slip.sending': { ko: '베팅을 보내고 있습니다', en: 'Sending your bet', vi: 'Đang gửi cược' },

  'slip.uncertain.title': {
    ko: '베팅 결과를 확인하지 못했습니다',
    en: 'We don’t know yet whether your bet was placed',
    vi: 'Chưa xác nhận được cược',
  },
  'slip.uncertain.body': {
    ko: '접수됐을 수도 있습니다. 같은 베팅을 다시 확인해도 두 번 걸리지 않습니다.',
    en: 'It may have been accepted. Checking the same bet again will not place it twice.',
    vi: 'Cược có thể đã được đặt. Kiểm tra lại cùng cược sẽ không đặt hai lần.',
  },
  'slip.uncertain.again': { ko: '다시 확인', en: 'Check again', vi: 'Kiểm tra lại' },
  'slip.uncertain.history': { ko: '베팅내역 보기', en: 'See bet history', vi: 'Xem lịch sử cược' },
  'slip.uncertain.drop': { ko: '확인 그만두기', en: 'Stop checking', vi: 'Ngừng kiểm tra' },
  'slip.uncertain.dropQuestion': {
    ko: '이 베팅이 접수됐는지 베팅내역에서 확인하셨나요? 그만두면 다음 베팅은 새 베팅으로 접수됩니다.',
    en: 'Have you checked your bet history for this bet? If you stop, your next bet counts as a new one.',
    vi: 'Bạn đã kiểm tra cược này trong lịch sử chưa? Nếu ngừng, cược tiếp theo sẽ là cược mới.',
  },

  'slip.retryIn': {
    ko: '{seconds}초 뒤에 다시 베팅할 수 있습니다',
    en: 'You can bet again in {seconds} {seconds|second|seconds}',
    vi: 'Có thể cược lại sau {seconds} giây',
  },

  'slip.done.title': { ko: '베팅이 접수되었습니다', en: 'Your bet was accepted', vi: 'Đã nhận cược' },
  'slip.done.waiting': {
    ko: '베팅을 확인하고 있습니다',
    en: 'Your bet is being confirmed',
    vi: 'Đang xác nhận cược',
  },
  'slip.done.offered': {
    ko: '더 적은 금액을 받을 수 있습니다',
    en: 'A smaller stake is offered to you',
    vi: 'Bạn được đề nghị mức cược thấp hơn',
  },
  'slip.done.refunded': {
    ko: '베팅이 취소되어 베팅 금액을 돌려 드렸습니다',
    en: 'The bet was cancelled and your stake returned',
    vi: 'Cược đã bị hủy và tiền cược được hoàn lại',
  },
  'slip.done.receipt': { ko: '접수 번호', en: 'Receipt number', vi: 'Mã biên nhận' },
  'slip.done.copy': { ko: '번호 복사', en: 'Copy number', vi: 'Sao chép mã' },
  'slip.done.at': { ko: '접수 시각', en: 'Accepted at', vi: 'Thời gian nhận' },
  'slip.done.balance': { ko: '베팅 뒤 보유금', en: 'Balance after', vi: 'Số dư sau cược' },
  'slip.done.history': { ko: '베팅내역 보기', en: 'See bet history', vi: 'Xem lịch sử cược' },
  'slip.done.close': { ko: '확인했습니다', en: 'Done', vi: 'Xong' },
  'slip.refusedBody': {
    ko: '보유금은 그대로입니다.',
    en: 'Your balance is unchanged.',
    vi: 'Số dư không thay đổi.',
  },
} as const satisfies Texts;
