import type { Texts } from '../text.ts';

/** The frame of the partners' console at /RN0. */
export const partnerDeskTexts = {
  'partnerDesk.name': { ko: '파트너', en: 'Partner', vi: 'Đối tác' },
  'partnerDesk.homeLabel': {
    ko: '한판 파트너 첫 화면',
    en: 'Hanpan partner start page',
    vi: 'Trang đầu đối tác Hanpan',
  },
  'partnerDesk.nav': { ko: '파트너 메뉴', en: 'Partner menu', vi: 'Trình đơn đối tác' },
  'partnerDesk.often': { ko: '바로가기', en: 'Shortcuts', vi: 'Lối tắt' },
  'partnerDesk.today': { ko: '오늘', en: 'Today', vi: 'Hôm nay' },
  'partnerDesk.below': { ko: '하부 조직', en: 'Downline', vi: 'Tuyến dưới' },
  'partnerDesk.money': { ko: '돈', en: 'Money', vi: 'Tiền' },
  'partnerDesk.play': { ko: '베팅', en: 'Bets', vi: 'Cược' },
  'partnerDesk.summary': { ko: '파트너 현황', en: 'Overview', vi: 'Tổng quan' },
  'partnerDesk.tree': { ko: '파트너 트리', en: 'Partner tree', vi: 'Cây đối tác' },
  'partnerDesk.members': { ko: '하부 회원', en: 'Members', vi: 'Thành viên' },
  'partnerDesk.create': { ko: '하부 등록', en: 'Register', vi: 'Đăng ký' },
  'partnerDesk.rates': { ko: '내 요율', en: 'Own rates', vi: 'Tỷ lệ của mình' },
  'partnerDesk.calculations': { ko: '정산', en: 'Settlements', vi: 'Quyết toán' },
  'partnerDesk.users': { ko: '회원별 정산', en: 'By member', vi: 'Theo thành viên' },
  'partnerDesk.give': { ko: '머니 지급', en: 'Give money', vi: 'Cấp tiền' },
  'partnerDesk.moves': { ko: '머니 이동', en: 'Money moves', vi: 'Chuyển tiền' },
  'partnerDesk.cash': { ko: '하부 충전·환전', en: 'Deposits & withdrawals', vi: 'Nạp và rút' },
  'partnerDesk.bets': { ko: '베팅내역', en: 'Bets', vi: 'Cược' },
  'partnerDesk.signInTitle': { ko: '파트너 로그인', en: 'Partner login', vi: 'Đăng nhập đối tác' },
  'partnerDesk.signInNote': {
    ko: '한판 회원 아이디로 로그인합니다. 사이트와 같은 로그인입니다.',
    en: 'Log in with your Hanpan ID. It is the same login as on the site.',
    vi: 'Đăng nhập bằng ID Hanpan, chung với trang thành viên.',
  },
  'partnerDesk.memId': { ko: '아이디', en: 'ID', vi: 'ID' },
  'partnerDesk.memIdMissing': {
    ko: '아이디를 입력해 주세요.',
    en: 'Enter your ID.',
    vi: 'Vui lòng nhập ID.',
  },
  'partnerDesk.notPartnerTitle': {
    ko: '파트너만 이용할 수 있는 화면입니다',
    en: 'This console is for partners',
    vi: 'Trang này dành cho đối tác',
  },
  'partnerDesk.notPartner': {
    ko: '{nick}님은 파트너 계정이 아닙니다. 사이트로 돌아가거나 다른 아이디로 로그인해 주세요.',
    en: 'The account of {nick} is not a partner account. Go back to the site, or log in with another one.',
    vi: 'Tài khoản {nick} không phải đối tác. Hãy về trang thành viên hoặc đăng nhập tài khoản khác.',
  },
  'partnerDesk.factorFailed': {
    ko: '2단계 인증 상태를 불러오지 못했습니다',
    en: 'Your second factor could not be loaded',
    vi: 'Không tải được trạng thái xác thực hai bước',
  },
  'partnerDesk.toSite': { ko: '사이트로 가기', en: 'Go to the site', vi: 'Về trang thành viên' },
  'partnerDesk.toOverview': { ko: '파트너 현황으로 가기', en: 'Go to the overview', vi: 'Đến tổng quan' },
  'partnerDesk.playMoney': { ko: '모의 머니', en: 'Play money', vi: 'Tiền chơi thử' },
  'partnerDesk.convert': { ko: '콤프를 보유금으로', en: 'Comp to balance', vi: 'Comp thành số dư' },
  'partnerDesk.convertNote': {
    ko: '콤프 {amount}원을 모두 보유금으로 바꿉니다.',
    en: 'Turns all {amount} won of comp into balance.',
    vi: 'Chuyển toàn bộ {amount} won comp thành số dư.',
  },
  'partnerDesk.converted': {
    ko: '{amount}원을 보유금으로 바꿨습니다.',
    en: 'Turned {amount} won into balance.',
    vi: 'Đã chuyển {amount} won thành số dư.',
  },
  'partnerDesk.mergeTitle': {
    ko: '{memId} 게임머니를 보유금으로 전환할까요?',
    en: 'Convert the game money of {memId} to balance?',
    vi: 'Chuyển tiền trò chơi của {memId} thành số dư?',
  },
  'partnerDesk.merged': {
    ko: '{amount}원을 전환했습니다.',
    en: 'Converted {amount} won.',
    vi: 'Đã chuyển {amount} won.',
  },
} as const satisfies Texts;
