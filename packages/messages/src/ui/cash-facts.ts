import type { Texts } from '../text.ts';

/** Turnover, payer, the account shown, and what a late or cancelled deposit says to its member. */
export const cashFactsTexts = {
  'cash.turnover.title': { ko: '롤링', en: 'Turnover', vi: 'Vòng cược' },
  'cash.turnover.blocked': {
    ko: '롤링 {missing}원을 더 채우면 환전할 수 있습니다',
    en: 'Stake {missing} won more, then you can withdraw',
    vi: 'Cược thêm {missing} won nữa là có thể rút tiền',
  },
  'cash.turnover.blockedBonus': {
    ko: '보너스 롤링이 끝나야 환전할 수 있습니다',
    en: 'You can withdraw once the bonus turnover is complete',
    vi: 'Bạn có thể rút tiền khi đủ vòng cược thưởng',
  },
  'cash.turnover.note': {
    ko: '충전하거나 전환해 들어온 돈은 정해진 금액만큼 베팅한 뒤 환전할 수 있습니다. 배당 1.5 미만의 베팅과 한 경기의 양쪽에 건 베팅은 세지 않습니다.',
    en: 'Money that came in has to be staked before it is withdrawn. Bets at odds below 1.5, and bets on both sides of one market, do not count.',
    vi: 'Tiền nạp hoặc đổi vào phải được cược trước khi rút. Cược dưới tỷ lệ 1,5 và cược cả hai phía của một kèo không được tính.',
  },
  'cash.turnover.done': { ko: '채운 금액', en: 'Done', vi: 'Đã hoàn thành' },
  'cash.turnover.required': { ko: '롤링 조건', en: 'Required', vi: 'Yêu cầu' },
  'cash.turnover.missing': { ko: '남은 금액', en: 'Still to stake', vi: 'Còn lại' },
  'cash.turnover.parts': {
    ko: '들어온 돈마다 채운 롤링',
    en: 'Turnover of each sum that came in',
    vi: 'Vòng cược của từng khoản tiền vào',
  },
  'cash.turnover.kind.deposit': { ko: '충전', en: 'Deposit', vi: 'Nạp tiền' },
  'cash.turnover.kind.point': { ko: '포인트 전환', en: 'Converted points', vi: 'Đổi điểm' },
  'cash.turnover.kind.coupon': { ko: '쿠폰', en: 'Coupon', vi: 'Phiếu thưởng' },
  'cash.turnover.kind.give': { ko: '받은 머니', en: 'Money received', vi: 'Tiền được cấp' },
  'cash.turnover.progress': { ko: '롤링 진행', en: 'Turnover progress', vi: 'Tiến độ vòng cược' },
  'cash.turnover.slots': { ko: '슬롯 하러 가기', en: 'Play slots', vi: 'Chơi slot' },
  'cash.turnover.sports': { ko: '스포츠 베팅하러 가기', en: 'Bet on sports', vi: 'Cược thể thao' },
  'cash.turnover.ofDeposit': {
    ko: '충전하면 {amount}원의 롤링이 생깁니다.',
    en: 'This deposit has to be staked for {amount} won before a withdrawal.',
    vi: 'Khoản nạp này cần cược {amount} won trước khi rút.',
  },
  'cash.payer': { ko: '입금자명', en: 'Payer', vi: 'Người chuyển' },
  'cash.payerHint': {
    ko: '등록된 이름({holder})으로 보내야 합니다. 은행에 다르게 표시될 때만 적어 주세요.',
    en: 'Must be your registered name, {holder}. Fill this in only if your bank shows it differently.',
    vi: 'Phải là tên đã đăng ký, {holder}. Chỉ nhập khi ngân hàng hiển thị tên này khác đi.',
  },
  'cash.account.holder': {
    ko: '예금주 {holder}',
    en: 'Account holder: {holder}',
    vi: 'Chủ tài khoản: {holder}',
  },
  'cash.account.changed': {
    ko: '입금 계좌가 바뀌었습니다. 보내기 전에 계좌를 다시 요청해 주세요.',
    en: 'The deposit account has changed. Request it again before you send money.',
    vi: 'Tài khoản nhận tiền đã đổi. Hãy yêu cầu lại trước khi chuyển.',
  },
  'cash.request.expected': {
    ko: '처리 예정 시각',
    en: 'Expected by',
    vi: 'Dự kiến xong trước',
  },
  'cash.request.usual': {
    ko: '보통 {minutes}분 안에 처리됩니다.',
    en: 'It usually takes {minutes} min.',
    vi: 'Thường mất khoảng {minutes} phút.',
  },
  'cash.request.lateTitle': {
    ko: '예정보다 늦어지고 있습니다',
    en: 'This is taking longer than expected',
    vi: 'Việc xử lý đang chậm hơn dự kiến',
  },
  'cash.request.lateIn': {
    ko: '입금자명과 금액이 신청한 내용과 같은지 확인해 주세요. 이미 보내셨다면 신청을 취소하지 말고 고객센터에 접수 번호를 알려 주세요.',
    en: 'Check that payer and amount are as you requested. If you have paid, do not cancel: tell support your receipt number.',
    vi: 'Hãy kiểm tra tên người chuyển và số tiền. Nếu đã chuyển, đừng hủy mà hãy gửi mã biên nhận cho hỗ trợ.',
  },
  'cash.request.lateOut': {
    ko: '보류한 금액은 안전합니다. 고객센터에 접수 번호를 알려 주시면 바로 확인해 드립니다.',
    en: 'The money on hold is safe. Tell support your receipt number and we check at once.',
    vi: 'Số tiền đang giữ vẫn an toàn. Hãy gửi mã biên nhận cho hỗ trợ để kiểm tra ngay.',
  },
  'cash.other.out': {
    ko: '환전을 처리하고 있어 지금은 충전을 신청할 수 없습니다',
    en: 'You cannot request a deposit while a withdrawal is being processed',
    vi: 'Bạn chưa thể yêu cầu nạp tiền khi lệnh rút đang xử lý',
  },
  'cash.other.body.out': {
    ko: '환전 {amount}원이 끝나면 이 화면에서 바로 충전을 신청할 수 있습니다.',
    en: 'Once the withdrawal of {amount} won is complete, you can request a deposit right here.',
    vi: 'Khi rút xong {amount} won, bạn có thể yêu cầu nạp ngay tại đây.',
  },
  'cash.other.show.out': { ko: '환전 신청 보기', en: 'Show the withdrawal', vi: 'Xem yêu cầu rút' },
  'cash.other.in': {
    ko: '충전을 처리하고 있어 지금은 환전을 신청할 수 없습니다',
    en: 'You cannot request a withdrawal while a deposit is being processed',
    vi: 'Bạn chưa thể yêu cầu rút tiền khi lệnh nạp đang xử lý',
  },
  'cash.other.body.in': {
    ko: '충전 {amount}원이 끝나거나 신청을 취소하면 이 화면에서 바로 환전을 신청할 수 있습니다.',
    en: 'Once the deposit of {amount} won is complete or cancelled, you can request a withdrawal right here.',
    vi: 'Khi lệnh nạp {amount} won xong hoặc bị hủy, bạn có thể yêu cầu rút ngay tại đây.',
  },
  'cash.other.show.in': { ko: '충전 신청 보기', en: 'Show the deposit', vi: 'Xem yêu cầu nạp' },
  'cash.request.ask': { ko: '고객센터에 문의', en: 'Ask support', vi: 'Hỏi hỗ trợ' },
  'cash.request.expires': { ko: '자동 취소까지', en: 'Cancels automatically in', vi: 'Tự hủy sau' },
  'cash.request.payer': { ko: '입금자명', en: 'Payer', vi: 'Người chuyển' },
  'cash.request.reference': { ko: '이체 번호', en: 'Transfer reference', vi: 'Mã chuyển khoản' },
  'cash.request.inEnded': {
    ko: '충전 신청을 취소했습니다',
    en: 'Your deposit request was cancelled',
    vi: 'Đã hủy yêu cầu nạp tiền',
  },
  'cash.request.ended.member': { ko: '회원 취소', en: 'Cancelled by you', vi: 'Bạn đã hủy' },
  'cash.request.ended.expiry': { ko: '자동 취소', en: 'Expired', vi: 'Tự hủy do quá hạn' },
  'cash.request.endedNote.member': {
    ko: '보유금은 바뀌지 않았습니다. 이미 입금했다면 고객센터에 접수 번호를 알려 주세요.',
    en: 'Your balance did not change. If you have already paid, tell support your receipt number.',
    vi: 'Số dư của bạn không thay đổi. Nếu đã chuyển tiền, hãy gửi mã biên nhận cho hỗ trợ.',
  },
  'cash.request.endedNote.expiry': {
    ko: '정해진 시간 안에 입금을 확인하지 못했습니다. 보유금은 바뀌지 않았습니다. 이미 입금했다면 고객센터에 접수 번호를 알려 주세요.',
    en: 'The payment was not confirmed in time. Your balance did not change. If you have paid, tell support your receipt number.',
    vi: 'Khoản chuyển không được xác nhận kịp thời. Số dư của bạn không thay đổi. Nếu đã chuyển tiền, hãy gửi mã biên nhận cho hỗ trợ.',
  },
  'cash.request.cancel': { ko: '신청 취소', en: 'Cancel the request', vi: 'Hủy yêu cầu' },
  'cash.request.cancelConfirm': { ko: '신청 취소하기', en: 'Cancel the request', vi: 'Hủy yêu cầu' },
  'cash.request.cancelTitle': {
    ko: '충전 신청을 취소할까요?',
    en: 'Cancel the deposit request?',
    vi: 'Hủy yêu cầu nạp tiền?',
  },
  'cash.request.cancelBody': {
    ko: '{amount}원 신청을 취소합니다. 이미 입금했다면 취소하지 마세요.',
    en: 'The request for {amount} won is cancelled. Do not cancel if you have already paid.',
    vi: 'Yêu cầu {amount} won sẽ bị hủy. Đừng hủy nếu bạn đã chuyển tiền.',
  },
  'cash.ownLimit.none': {
    ko: '스스로 정한 충전 한도가 없습니다.',
    en: 'You have set no deposit limit of your own.',
    vi: 'Bạn chưa tự đặt giới hạn nạp tiền.',
  },
  'cash.ownLimit.set': { ko: '충전 한도 설정', en: 'Set a deposit limit', vi: 'Đặt giới hạn nạp tiền' },
  'cash.ownLimit.left.day': {
    ko: '오늘 충전 한도 {max}원 가운데 {left}원이 남았습니다.',
    en: 'Of your deposit limit of {max} won for today, {left} won is left.',
    vi: 'Giới hạn nạp hôm nay {max} won, còn lại {left} won.',
  },
  'cash.ownLimit.left.week': {
    ko: '이번 주 충전 한도 {max}원 가운데 {left}원이 남았습니다.',
    en: 'Of your deposit limit of {max} won for this week, {left} won is left.',
    vi: 'Giới hạn nạp tuần này {max} won, còn lại {left} won.',
  },
  'cash.ownLimit.left.month': {
    ko: '이번 달 충전 한도 {max}원 가운데 {left}원이 남았습니다.',
    en: 'Of your deposit limit of {max} won for this month, {left} won is left.',
    vi: 'Giới hạn nạp tháng này {max} won, còn lại {left} won.',
  },
  'cash.ownLimit.change': { ko: '한도 바꾸기', en: 'Change the limit', vi: 'Đổi giới hạn' },
} as const satisfies Texts;
