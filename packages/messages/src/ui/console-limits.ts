import type { Texts } from '../text.ts';

/** What the house is ready to lose by sports bets. */
export const consoleLimitTexts = {
  'consoleLimits.title': { ko: '베팅 한도', en: 'Bet limits', vi: 'Hạn mức cược' },
  'consoleLimits.rule': {
    ko: '당첨될 때 베팅금을 빼고 더 지급할 수 있는 금액입니다.',
    en: 'What may be paid beyond the stakes, at most.',
    vi: 'Số tiền tối đa được trả thêm ngoài tiền cược.',
  },
  'consoleLimits.table': {
    ko: '기본 한도와 규칙',
    en: 'Default limits and rules',
    vi: 'Hạn mức mặc định và quy tắc',
  },
  'consoleLimits.sport': { ko: '종목', en: 'Sport', vi: 'Môn' },
  'consoleLimits.time': { ko: '경기 시작까지', en: 'Before the start', vi: 'Trước trận' },
  'consoleLimits.default': { ko: '기본 한도', en: 'Default limits', vi: 'Hạn mức mặc định' },
  'consoleLimits.allSports': { ko: '그 밖의 종목', en: 'Other sports', vi: 'Các môn khác' },
  'consoleLimits.anyTime': { ko: '규칙이 없을 때', en: 'Where no rule holds', vi: 'Khi không có quy tắc' },
  'consoleLimits.fromHours': {
    ko: '{hours}시간 이상 남았을 때',
    en: '{hours} {hours|hour or more|hours or more}',
    vi: 'Còn từ {hours} giờ trở lên',
  },
  'consoleLimits.toStart': {
    ko: '시작할 때까지와 경기 중',
    en: 'Up to the start and in play',
    vi: 'Đến lúc bắt đầu và trong trận',
  },
  'consoleLimits.selectionAmount': { ko: '선택', en: 'Selection', vi: 'Lựa chọn' },
  'consoleLimits.marketAmount': { ko: '시장', en: 'Market', vi: 'Kèo' },
  'consoleLimits.eventAmount': { ko: '경기', en: 'Event', vi: 'Trận' },
  'consoleLimits.memberEventAmount': {
    ko: '회원의 한 경기',
    en: 'Member, one event',
    vi: 'Thành viên, một trận',
  },
  'consoleLimits.memberDayAmount': { ko: '회원의 하루', en: 'Member, one day', vi: 'Thành viên, một ngày' },
  'consoleLimits.legSetAmount': { ko: '같은 조합', en: 'Same combination', vi: 'Cùng cược xiên' },
  'consoleLimits.action': { ko: '작업', en: 'Action', vi: 'Thao tác' },
  'consoleLimits.change': { ko: '변경', en: 'Change', vi: 'Thay đổi' },
  'consoleLimits.changeOne': { ko: '{name} 변경', en: 'Change {name}', vi: 'Thay đổi {name}' },
  'consoleLimits.remove': { ko: '삭제', en: 'Remove', vi: 'Xóa' },
  'consoleLimits.removeOne': { ko: '{name} 삭제', en: 'Remove {name}', vi: 'Xóa {name}' },
  'consoleLimits.new': { ko: '규칙 추가', en: 'New rule', vi: 'Thêm quy tắc' },
  'consoleLimits.changeRule': { ko: '규칙 변경', en: 'Change the rule', vi: 'Thay đổi quy tắc' },
  'consoleLimits.hours': {
    ko: '경기 시작까지 남은 시간',
    en: 'Hours before the start',
    vi: 'Số giờ trước trận',
  },
  'consoleLimits.hoursHint': {
    ko: '이 시간 이상 남은 경기에 적용합니다. 맞는 규칙이 여럿이면 시간이 가장 긴 규칙을 따릅니다. 0은 시작할 때까지와 경기 중입니다.',
    en: 'Holds while that many hours or more are left; of several rules the one with the most hours. 0 is up to the start and in play.',
    vi: 'Áp dụng khi còn từ số giờ này trở lên; nếu có nhiều quy tắc phù hợp, dùng quy tắc có số giờ lớn nhất. 0 là đến lúc bắt đầu và trong trận.',
  },
  'consoleLimits.hoursWrong': {
    ko: '0부터 {most}까지 입력해 주세요.',
    en: 'Enter 0 to {most}.',
    vi: 'Nhập từ 0 đến {most}.',
  },
  'consoleLimits.twice': {
    ko: '이 종목과 시간의 규칙이 이미 있습니다.',
    en: 'There is a rule for this sport and time already.',
    vi: 'Đã có quy tắc cho môn và thời gian này.',
  },
  'consoleLimits.amountWrong': {
    ko: '1원부터 {most}원까지 입력해 주세요.',
    en: 'Enter 1 to {most} won.',
    vi: 'Nhập từ 1 đến {most} won.',
  },
  'consoleLimits.defaultNote': {
    ko: '규칙이 없는 경기에 적용합니다. 종목, 남은 시간, 경기 중 비율을 곱한 금액이 실제 한도입니다.',
    en: 'They hold where no rule does, times the shares by sport, time and in play.',
    vi: 'Áp dụng khi không có quy tắc, nhân với tỷ lệ theo môn, thời gian và trong trận.',
  },
  'consoleLimits.ruleNote': {
    ko: '이 종목과 시간의 경기에는 기본 한도 대신 아래 금액을 적용합니다.',
    en: 'Events of this sport and time have these amounts in place of the default limits.',
    vi: 'Các trận của môn và thời gian này dùng số tiền dưới đây thay cho hạn mức mặc định.',
  },
  'consoleLimits.removeNote': {
    ko: '이 종목과 시간의 경기는 다음 규칙이나 기본 한도를 따릅니다. 이미 받은 베팅은 그대로입니다.',
    en: 'Its events follow the next rule or the default limits. Bets that were taken stay.',
    vi: 'Các trận này theo quy tắc tiếp theo hoặc hạn mức mặc định. Cược đã nhận được giữ nguyên.',
  },
  'consoleLimits.reason': { ko: '사유', en: 'Reason', vi: 'Lý do' },
  'consoleLimits.reasonHint': {
    ko: '기록에 남습니다.',
    en: 'It is kept on record.',
    vi: 'Được lưu trong nhật ký.',
  },
  'consoleLimits.reasonMissing': { ko: '사유를 입력해 주세요.', en: 'Enter a reason.', vi: 'Nhập lý do.' },
  'consoleLimits.preset.season': { ko: '시즌 일정', en: 'Season schedule', vi: 'Lịch mùa giải' },
  'consoleLimits.preset.exposure': { ko: '지급 위험 조정', en: 'Exposure', vi: 'Điều chỉnh rủi ro' },
  'consoleLimits.save': { ko: '저장', en: 'Save', vi: 'Lưu' },
  'consoleLimits.saved': {
    ko: '한도를 저장했습니다. 다음 베팅부터 적용됩니다.',
    en: 'Limits are saved. They hold from the next bet on.',
    vi: 'Đã lưu hạn mức. Áp dụng từ cược tiếp theo.',
  },
  'consoleLimits.changedMeanwhile': {
    ko: '다른 운영자가 먼저 한도를 변경했습니다. 창을 닫고 새 한도를 확인한 뒤 다시 변경해 주세요.',
    en: 'Somebody else changed the limits first. Close this, look at the new ones and change them again.',
    vi: 'Người khác đã thay đổi hạn mức trước. Hãy đóng lại, xem hạn mức mới rồi thay đổi lại.',
  },
  'consoleLimits.emptyTitle': { ko: '규칙이 없습니다', en: 'There are no rules', vi: 'Chưa có quy tắc' },
  'consoleLimits.empty': {
    ko: '모든 경기에 기본 한도를 적용합니다. 종목과 시작까지 남은 시간으로 따로 정할 수 있습니다.',
    en: 'The default limits hold for every event. A rule sets others for a sport and the hours before the start.',
    vi: 'Mọi trận dùng hạn mức mặc định. Quy tắc đặt hạn mức riêng theo môn và số giờ trước trận.',
  },
  'consoleLimits.onlySupervisors': {
    ko: '한도는 책임자만 변경할 수 있습니다.',
    en: 'Only supervisors change limits.',
    vi: 'Chỉ giám sát viên mới được thay đổi hạn mức.',
  },
} as const satisfies Texts;
