import type { Texts } from '../text.ts';

/** What each setting of the site, its members and their money is called, by its key. */
export const consoleSettingNames = {
  'consoleSettingName.moneyMode': { ko: '돈의 종류', en: 'Kind of money', vi: 'Loại tiền' },
  'consoleSettingName.locales': { ko: '쓰는 언어', en: 'Languages', vi: 'Ngôn ngữ' },
  'consoleSettingName.timeZone': { ko: '시간대', en: 'Time zone', vi: 'Múi giờ' },
  'consoleSettingName.supportContact': {
    ko: '로그인할 수 없을 때 연락처',
    en: 'Contact for those who cannot log in',
    vi: 'Liên hệ khi không đăng nhập được',
  },
  'consoleSettingName.consoleAddresses': {
    ko: '운영 화면에 들어올 수 있는 주소 (비우면 모두)',
    en: 'Addresses the console opens from (empty: all)',
    vi: 'Địa chỉ được vào trang điều hành (trống: tất cả)',
  },
  'consoleSettingName.consoleSecondFactor': {
    ko: '운영자는 2단계 인증을 반드시 켜야 함',
    en: 'Operators need a second factor',
    vi: 'Điều hành viên phải bật xác thực hai bước',
  },
  'consoleSettingName.message.keepDays': {
    ko: '쪽지를 보관하는 기간',
    en: 'Messages are kept for',
    vi: 'Giữ tin nhắn trong',
  },
  'consoleSettingName.message.keepCount': {
    ko: '회원마다 보관하는 쪽지',
    en: 'Messages kept per member',
    vi: 'Số tin nhắn mỗi thành viên',
  },
  'consoleSettingName.visitPercent': {
    ko: '속도를 측정하는 방문의 비율 (0이면 측정하지 않음)',
    en: 'Visits whose speed is measured (0: none)',
    vi: 'Tỷ lệ lượt truy cập được đo tốc độ (0: không đo)',
  },
  'consoleSettingName.signupOpen': { ko: '가입 받기', en: 'Sign-ups are open', vi: 'Mở đăng ký' },
  'consoleSettingName.memberPolicy.idMinLength': {
    ko: '아이디 최소 길이',
    en: 'Shortest ID',
    vi: 'ID ngắn nhất',
  },
  'consoleSettingName.memberPolicy.idMaxLength': {
    ko: '아이디 최대 길이',
    en: 'Longest ID',
    vi: 'ID dài nhất',
  },
  'consoleSettingName.memberPolicy.passwordMinLength': {
    ko: '비밀번호 최소 길이',
    en: 'Shortest password',
    vi: 'Mật khẩu ngắn nhất',
  },
  'consoleSettingName.memberPolicy.passwordMaxLength': {
    ko: '비밀번호 최대 길이',
    en: 'Longest password',
    vi: 'Mật khẩu dài nhất',
  },
  'consoleSettingName.memberPolicy.passwordCharacters': {
    ko: '비밀번호에 쓰는 글자',
    en: 'Characters of a password',
    vi: 'Ký tự mật khẩu',
  },
  'consoleSettingName.memberPolicy.changedPasswordNeedsLetterAndDigit': {
    ko: '바꾼 비밀번호에 영문과 숫자 필요',
    en: 'A changed password needs a letter and a digit',
    vi: 'Mật khẩu đổi cần cả chữ và số',
  },
  'consoleSettingName.memberPolicy.withdrawalPasswordMinLength': {
    ko: '출금 비밀번호 최소 자리',
    en: 'Fewest digits of a withdrawal password',
    vi: 'Số chữ số tối thiểu của mật khẩu rút',
  },
  'consoleSettingName.memberPolicy.withdrawalPasswordMaxLength': {
    ko: '출금 비밀번호 최대 자리',
    en: 'Most digits of a withdrawal password',
    vi: 'Số chữ số tối đa của mật khẩu rút',
  },
  'consoleSettingName.memberPolicy.nicknameMinLength': {
    ko: '닉네임 최소 길이',
    en: 'Shortest nickname',
    vi: 'Biệt danh ngắn nhất',
  },
  'consoleSettingName.memberPolicy.nicknameMaxLength': {
    ko: '닉네임 최대 길이',
    en: 'Longest nickname',
    vi: 'Biệt danh dài nhất',
  },
  'consoleSettingName.memberPolicy.presetRecommenderId': {
    ko: '정해 둔 추천인',
    en: 'Preset referrer',
    vi: 'Người giới thiệu mặc định',
  },
  'consoleSettingName.memberPolicy.legalAgeYears': {
    ko: '가입할 수 있는 나이',
    en: 'Legal age',
    vi: 'Tuổi được phép',
  },
  'consoleSettingName.memberPolicy.birthDateRequired': {
    ko: '생년월일 필수',
    en: 'Date of birth is required',
    vi: 'Bắt buộc ngày sinh',
  },
  'consoleSettingName.documentsRequired': {
    ko: '약관에 동의해야 이용',
    en: 'Play only after the terms are accepted',
    vi: 'Chỉ chơi sau khi chấp nhận điều khoản',
  },
  'consoleSettingName.identityRequired': {
    ko: '본인 확인을 기록해야 가입 승인',
    en: 'Approve only after identity was verified',
    vi: 'Chỉ duyệt sau khi xác minh danh tính',
  },
  'consoleSettingName.depositOpen': { ko: '입금 받기', en: 'Deposits are open', vi: 'Mở nạp tiền' },
  'consoleSettingName.deposit.minAmount': { ko: '입금 최소', en: 'Smallest deposit', vi: 'Nạp tối thiểu' },
  'consoleSettingName.deposit.maxAmount': { ko: '입금 최대', en: 'Largest deposit', vi: 'Nạp tối đa' },
  'consoleSettingName.deposit.unitAmount': { ko: '입금 단위', en: 'Deposits in steps of', vi: 'Đơn vị nạp' },
  'consoleSettingName.depositExpiryMinutes': {
    ko: '담당자 없는 입금의 자동 취소',
    en: 'A deposit that nobody claims is cancelled after',
    vi: 'Tự hủy yêu cầu nạp chưa ai nhận sau',
  },
  'consoleSettingName.depositAccount.bankName': {
    ko: '기본 입금 계좌의 은행',
    en: 'Bank of the deposit account',
    vi: 'Ngân hàng nhận nạp',
  },
  'consoleSettingName.depositAccount.accountNumber': {
    ko: '기본 입금 계좌 번호',
    en: 'Number of the deposit account',
    vi: 'Số tài khoản nhận nạp',
  },
  'consoleSettingName.depositAccount.accountHolder': {
    ko: '기본 입금 계좌 예금주',
    en: 'Holder of the deposit account',
    vi: 'Chủ tài khoản nhận nạp',
  },
  'consoleSettingName.withdrawalOpen': { ko: '출금 받기', en: 'Withdrawals are open', vi: 'Mở rút tiền' },
  'consoleSettingName.withdrawal.minAmount': {
    ko: '출금 최소',
    en: 'Smallest withdrawal',
    vi: 'Rút tối thiểu',
  },
  'consoleSettingName.withdrawal.maxAmount': { ko: '출금 최대', en: 'Largest withdrawal', vi: 'Rút tối đa' },
  'consoleSettingName.withdrawal.unitAmount': {
    ko: '출금 단위',
    en: 'Withdrawals in steps of',
    vi: 'Đơn vị rút',
  },
  'consoleSettingName.withdrawalClosedFrom': {
    ko: '출금을 닫는 시각',
    en: 'Withdrawals close at',
    vi: 'Đóng rút tiền lúc',
  },
  'consoleSettingName.withdrawalClosedTo': {
    ko: '출금을 여는 시각',
    en: 'Withdrawals open at',
    vi: 'Mở rút tiền lúc',
  },
  'consoleSettingName.withdrawalRepeatMinutes': {
    ko: '다음 출금까지 간격',
    en: 'Time between withdrawals',
    vi: 'Khoảng cách giữa hai lần rút',
  },
  'consoleSettingName.cashServiceMinutes': {
    ko: '신청 처리 시한',
    en: 'Requests are promised within',
    vi: 'Thời hạn xử lý yêu cầu',
  },
  'consoleSettingName.cashLevels': {
    ko: '레벨별 입출금 한도',
    en: 'Cash limits by level',
    vi: 'Hạn mức nạp rút theo cấp',
  },
  'consoleSettingName.depositBonuses': { ko: '입금 보너스', en: 'Deposit bonuses', vi: 'Thưởng nạp' },
  'consoleSettingName.turnover.depositPercent': {
    ko: '보너스 없는 입금의 롤링',
    en: 'Turnover of a deposit without a bonus',
    vi: 'Vòng cược khi nạp không thưởng',
  },
  'consoleSettingName.turnover.rewardPercent': {
    ko: '포인트와 쿠폰의 롤링',
    en: 'Turnover of points and coupons',
    vi: 'Vòng cược của điểm và phiếu',
  },
  'consoleSettingName.turnover.weights': {
    ko: '게임별 롤링 인정 비율',
    en: 'What counts towards turnover, by game',
    vi: 'Tỷ lệ tính vòng cược theo trò',
  },
  'consoleSettingName.fourEyesAmount': {
    ko: '이 금액부터 2인 승인',
    en: 'Two people from this amount',
    vi: 'Cần hai người từ số tiền này',
  },
  'consoleSettingName.stepUpAmount': {
    ko: '이 금액부터 처리 전에 본인 확인',
    en: 'Confirm who you are from this amount',
    vi: 'Xác nhận danh tính từ số tiền này',
  },
  'consoleSettingName.fourEyesSums.windowHours': {
    ko: '합계를 세는 시간',
    en: 'Sums are counted over',
    vi: 'Cộng dồn trong',
  },
  'consoleSettingName.fourEyesSums.operatorAmount': {
    ko: '운영자 한 명의 지급 합계',
    en: 'Sum that one operator gives',
    vi: 'Tổng một điều hành viên cấp',
  },
  'consoleSettingName.fourEyesSums.operatorTotalAmount': {
    ko: '운영자 한 명의 지급과 승인 합계',
    en: 'The same with approved requests',
    vi: 'Tổng gồm cả yêu cầu đã duyệt',
  },
  'consoleSettingName.fourEyesSums.memberAmount': {
    ko: '회원 한 명의 합계',
    en: 'Sum for one member',
    vi: 'Tổng cho một thành viên',
  },
  'consoleSettingName.dayLossLimitAmount': {
    ko: '회원의 하루 손실 한도',
    en: 'Day loss limit of a member',
    vi: 'Giới hạn thua mỗi ngày',
  },
  'consoleSettingName.harm.watched': {
    ko: '살펴볼 위험 신호',
    en: 'Markers of harm that are looked for',
    vi: 'Dấu hiệu nguy cơ cần theo dõi',
  },
  'consoleSettingName.harm.floorAmount': {
    ko: '위험 신호로 볼 최소 금액 (7일 입금 · 30일 손실)',
    en: 'Smallest sum for a marker (deposits of 7 days, losses of 30)',
    vi: 'Số tiền tối thiểu để tính (nạp 7 ngày, thua 30 ngày)',
  },
  'consoleSettingName.giveMaxAmount': {
    ko: '한 번에 주는 포인트와 쿠폰의 상한',
    en: 'Most points or coupon at once',
    vi: 'Mức cấp điểm hoặc phiếu tối đa',
  },
  'consoleSettingName.pointConversionOpen': {
    ko: '포인트 전환 받기',
    en: 'Points may be converted',
    vi: 'Cho đổi điểm',
  },
  'consoleSettingName.pointMinAmount': {
    ko: '포인트 전환 최소',
    en: 'Fewest points to convert',
    vi: 'Đổi điểm tối thiểu',
  },
  'consoleSettingName.pointAccrual.signUpPoints': {
    ko: '가입 축하 포인트',
    en: 'Points for signing up',
    vi: 'Điểm khi đăng ký',
  },
  'consoleSettingName.pointAccrual.firstDeposit.basisPoints': {
    ko: '첫 입금 적립률',
    en: 'Rate of a first deposit',
    vi: 'Tỷ lệ nạp lần đầu',
  },
  'consoleSettingName.pointAccrual.firstDeposit.bonusByLevel': {
    ko: '첫 입금 레벨별 추가',
    en: 'First deposit: more by level',
    vi: 'Nạp lần đầu: thêm theo cấp',
  },
  'consoleSettingName.pointAccrual.deposit.basisPoints': {
    ko: '입금 적립률',
    en: 'Rate of a deposit',
    vi: 'Tỷ lệ nạp',
  },
  'consoleSettingName.pointAccrual.deposit.bonusByLevel': {
    ko: '입금 레벨별 추가',
    en: 'Deposit: more by level',
    vi: 'Nạp: thêm theo cấp',
  },
  'consoleSettingName.pointAccrual.recommender.basisPoints': {
    ko: '추천인 적립률',
    en: 'Rate of the referrer',
    vi: 'Tỷ lệ người giới thiệu',
  },
  'consoleSettingName.pointAccrual.recommender.bonusByLevel': {
    ko: '추천인 레벨별 추가',
    en: 'Referrer: more by level',
    vi: 'Người giới thiệu: thêm theo cấp',
  },
  'consoleSettingName.pointAccrual.losing.sports.basisPoints': {
    ko: '스포츠 손실 적립률',
    en: 'Rate of sports losses',
    vi: 'Tỷ lệ thua thể thao',
  },
  'consoleSettingName.pointAccrual.losing.sports.bonusByLevel': {
    ko: '스포츠 손실 레벨별 추가',
    en: 'Sports losses: more by level',
    vi: 'Thua thể thao: thêm theo cấp',
  },
  'consoleSettingName.pointAccrual.losing.slot.basisPoints': {
    ko: '슬롯 손실 적립률',
    en: 'Rate of slot losses',
    vi: 'Tỷ lệ thua slot',
  },
  'consoleSettingName.pointAccrual.losing.slot.bonusByLevel': {
    ko: '슬롯 손실 레벨별 추가',
    en: 'Slot losses: more by level',
    vi: 'Thua slot: thêm theo cấp',
  },
  'consoleSettingName.pointAccrual.losing.casino.basisPoints': {
    ko: '카지노 손실 적립률',
    en: 'Rate of casino losses',
    vi: 'Tỷ lệ thua casino',
  },
  'consoleSettingName.pointAccrual.losing.casino.bonusByLevel': {
    ko: '카지노 손실 레벨별 추가',
    en: 'Casino losses: more by level',
    vi: 'Thua casino: thêm theo cấp',
  },
  'consoleSettingName.pointAccrual.losing.hotelCasino.basisPoints': {
    ko: '호텔 카지노 손실 적립률',
    en: 'Rate of hotel casino losses',
    vi: 'Tỷ lệ thua casino khách sạn',
  },
  'consoleSettingName.pointAccrual.losing.hotelCasino.bonusByLevel': {
    ko: '호텔 카지노 손실 레벨별 추가',
    en: 'Hotel casino losses: more by level',
    vi: 'Thua casino khách sạn: thêm theo cấp',
  },
  'consoleSettingName.pointAccrual.losing.mini.basisPoints': {
    ko: '미니게임 손실 적립률',
    en: 'Rate of mini game losses',
    vi: 'Tỷ lệ thua mini game',
  },
  'consoleSettingName.pointAccrual.losing.mini.bonusByLevel': {
    ko: '미니게임 손실 레벨별 추가',
    en: 'Mini game losses: more by level',
    vi: 'Thua mini game: thêm theo cấp',
  },
  'consoleSettingName.pointAccrual.dayCapPoints': {
    ko: '하루에 적립되는 상한',
    en: 'Most points of a day',
    vi: 'Điểm tối đa mỗi ngày',
  },
  'consoleSettingName.couponsOpen': {
    ko: '쿠폰 사용 받기',
    en: 'Coupons may be used',
    vi: 'Cho dùng phiếu thưởng',
  },
  'consoleSettingName.attendance.open': { ko: '출석 받기', en: 'Attendance is open', vi: 'Mở điểm danh' },
  'consoleSettingName.attendance.dayPoints': {
    ko: '하루 출석 포인트',
    en: 'Points of a day',
    vi: 'Điểm mỗi ngày',
  },
  'consoleSettingName.attendance.streakRewards': {
    ko: '연속 출석 보상',
    en: 'Rewards of a streak',
    vi: 'Thưởng chuỗi ngày',
  },
  'consoleSettingName.rotary.open': { ko: '룰렛 열기', en: 'The wheel is open', vi: 'Mở vòng quay' },
  'consoleSettingName.rotary.freePerDay': {
    ko: '하루 무료 횟수',
    en: 'Free turns a day',
    vi: 'Lượt miễn phí mỗi ngày',
  },
  'consoleSettingName.rotary.depositPerTicket': {
    ko: '입금 얼마마다 한 번',
    en: 'A turn for each deposit of',
    vi: 'Mỗi lượt cho số tiền nạp',
  },
  'consoleSettingName.rotary.maxTicketsPerDay': {
    ko: '하루 최대 횟수',
    en: 'Most earned turns a day',
    vi: 'Lượt tối đa mỗi ngày',
  },
  'consoleSettingName.rotary.prizes': {
    ko: '룰렛 상금표',
    en: 'Prizes of the wheel',
    vi: 'Bảng thưởng vòng quay',
  },
  'consoleSettingName.rotary.maxExpectedCost': {
    ko: '한 번의 평균 비용 상한',
    en: 'Most that a turn may cost on average',
    vi: 'Chi phí trung bình tối đa một lượt',
  },
  'consoleSettingName.partnerMfa': {
    ko: '파트너는 2단계 인증을 반드시 켜야 함',
    en: 'Partners need a second factor',
    vi: 'Đối tác phải bật xác thực hai bước',
  },
  'consoleSettingName.partnerGiveOpen': {
    ko: '파트너 지급 허용',
    en: 'Partners may give',
    vi: 'Cho đối tác cấp tiền',
  },
  'consoleSettingName.partnerTakeBackOpen': {
    ko: '파트너 회수 허용',
    en: 'Partners may take back',
    vi: 'Cho đối tác thu hồi',
  },
} as const satisfies Texts;
