type Path = `/${string}`;

/** One place: its path on each layout. `$name` is filled from the parameters of the visit. */
export interface Place<D extends Path = Path, M extends Path = Path> {
  readonly desktop: D;
  readonly mobile: M;
}

function at<const D extends Path>(desktop: D): Place<D, D>;
function at<const D extends Path, const M extends Path>(desktop: D, mobile: M): Place<D, M>;
function at(desktop: Path, mobile: Path = desktop): Place {
  return { desktop, mobile };
}

const charge = at('/member/moneyMain/charge', '/member/chargeMain/charge');
const exchange = at('/member/moneyMain/exchange', '/member/exchangeMain/exchange');
const notices = at('/member/cscenter/notice/list', '/member/csMain/noticeList');
const questions = at('/member/cscenter/qna/list', '/member/csMain/qnaList');
const faq = at('/member/cscenter/faq', '/member/csMain/faq');
const bets = at('/member/mypage/betting/list', '/member/betList');
const messages = at('/member/mypage/message/list', '/member/msgMain/msg');

/** The named targets of the specification (NV-01). A menu, a banner or a notice may name them. */
const namedTargets = {
  main: at('/member/main'),
  mobileMain: at('/member/main'),
  charge,
  exchange,
  csCenter: at('/member/cscenter', '/member/csMain'),
  qnaList: questions,
  qna: questions,
  faq,
  faqList: faq,
  bettingList: bets,
  betList: bets,
  info: at('/member/mypage/info', '/member/info'),
  myinfo: at('/member/mypage/info', '/member/myinfo'),
  mypage: at('/member/mypage/info', '/member/myinfo'),
  point: at('/member/mypage/point/list', '/member/pointMain/point'),
  message: messages,
  messageList: messages,
  msg: messages,
  msgMain: messages,
  notice: notices,
  noticeList: notices,
  partner: at('/member/partner/partnerList'),
  warning: at('/warning'),
  mobileJoin: at('/join'),
  mobileLogin: at('/login'),
} as const;

/** Every address of the site, by the name that our own code links to it with. */
export const paths = {
  ...namedTargets,
  guestMain: at('/'),
  guestSport: at('/sports'),
  guestLiveSport: at('/livesports'),
  guestSpecialSport: at('/specialsports'),

  chargeList: at('/member/mypage/charge/list'),
  exchangeList: at('/member/mypage/exchange/list'),
  walletHistory: at('/member/mypage/wallet/list'),
  messageRead: at('/member/mypage/message/read/$msgIdx', '/member/msgMain/msgRead/$msgIdx'),
  pointUse: at('/member/mypage/point/use', '/member/pointMain/point'),
  pointChange: at('/member/mypage/point/change', '/member/pointMain/point'),
  coupon: at('/member/mypage/coupon/list', '/member/couponMain'),
  couponUse: at('/member/mypage/coupon/use', '/member/couponMain'),
  couponGift: at('/member/mypage/coupon/gift', '/member/couponMain'),
  attendance: at('/member/attendendance', '/member/attendance'),
  rotary: at('/member/rotary'),
  winLose: at('/member/mypage/winlose', '/member/winlose'),
  protection: at('/member/mypage/protection', '/member/protection'),
  give: at('/member/mypage/give', '/member/give'),

  noticeRead: at('/member/cscenter/notice/read/$boardIdx', '/member/csMain/notice/read/$boardIdx'),
  questionRead: at('/member/cscenter/qna/read/$boardIdx', '/member/csMain/qna/read/$boardIdx'),
  questionWrite: at('/member/cscenter/qna/write', '/member/csMain/qnaWrite'),
  accountQuestion: at('/member/cscenter/accountqna'),
  bettingGuide: at('/member/cscenter/bettingguide/sport', '/member/csMain/rule'),
  gameGuide: at('/member/cscenter/gameguide'),
  gameway: at('/member/gameway/$type'),
  board: at('/member/board/list'),
  boardRead: at('/member/board/read/$boardIdx'),
  boardWrite: at('/member/board/write'),

  event: at('/sports/event/$eventId'),
  sport: at('/member/sport/combinationbetting'),
  liveSport: at('/member/sport/livebetting'),
  specialSport: at('/member/sport/special'),
  esports: at('/member/esport/gamestart'),
  liveVideo: at('/member/live'),
  resultSport: at('/member/result/sport', '/member/resultMain'),
  resultSportKind: at('/member/result/sport/$kind'),
  resultMini: at('/member/result/mini'),
  terms: at('/terms'),
  privacy: at('/privacy'),
  fair: at('/fair'),
  fairSeries: at('/fair/$digest'),

  liveCasino: at('/member/livecasino'),
  casinoVendor: at('/member/livecasino/$vendor'),
  hotelCasino: at('/member/hotelcasino'),
  hotelCasinoVendor: at('/member/hotelcasino/$vendor'),
  slotLobby: at('/member/slotgame'),
  slotVendor: at('/member/slotgame/$vendor'),
  hotelSlot: at('/member/hotelslot'),
  hotelSlotVendor: at('/member/hotelslot/$vendor'),
  slotGame: at('/member/slot/game'),
  powerball: at('/member/minigame/powerball'),
  powerladder: at('/member/minigame/powerladder'),
  speedKeno: at('/member/minigame/speedkino'),
  kenoLadder: at('/member/minigame/kinoladder'),
  arcade: at('/member/minigame/arcade'),
  virtualGame: at('/member/virtualgame'),
  fishing: at('/member/phishinggame/kplayfishing'),

  partnerConsole: at('/RN0'),
  distributor: at('/member/stributor'),
  newDistributor: at('/member/striNew'),
  distributorSummary: at('/member/mypage/stributor_mypage', '/member/stributor'),
  partnerCash: at('/member/partner/cashList'),
  partnerBets: at('/member/partner/bettingList'),
  partnerCalculations: at('/member/partner/partnerCalculationList'),
  partnerMemberCalculations: at('/member/partner/partnerCalculationUserList'),
  partnerMembers: at('/member/partner/partnerMemberList'),
  partnerMoneyMoves: at('/member/partner/partnerMoneyMoveList'),
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof paths;

/**
 * Addresses that stand for another: the three of e-sports, the slot vendors that are hotels (codes 215 and 216), and the
 * parents of pages that have none themselves.
 */
export const redirects: Readonly<Record<Path, Path>> = {
  '/member/esport': '/member/esport/gamestart',
  '/member/esport/screendescription': '/member/gameway/screendescription',
  '/member/esport/onefolderbetting': '/member/gameway/onefolderbetting',
  '/member/esport/twofolderbetting': '/member/gameway/twofolderbetting',
  '/member/slotgame/grand': '/member/hotelslot/grand',
  '/member/slotgame/sky': '/member/hotelslot/sky',
  '/member': '/member/main',
  '/member/sport': '/member/sport/combinationbetting',
  '/member/minigame': '/member/minigame/powerball',
  '/member/phishinggame': '/member/phishinggame/kplayfishing',
  '/member/gameway': '/member/gameway/screendescription',
  '/member/board': '/member/board/list',
  '/member/result': '/member/result/sport',
  '/member/cscenter/notice': '/member/cscenter/notice/list',
  '/member/cscenter/qna': '/member/cscenter/qna/list',
  '/member/cscenter/bettingguide': '/member/cscenter/bettingguide/sport',
  '/member/moneyMain': '/member/moneyMain/charge',
  '/member/chargeMain': '/member/chargeMain/charge',
  '/member/exchangeMain': '/member/exchangeMain/exchange',
  '/member/pointMain': '/member/pointMain/point',
  '/member/msgMain': '/member/msgMain/msg',
  '/member/mypage': '/member/mypage/info',
  '/member/partner': '/member/partner/partnerList',
};

/** What a guest may look at as well, at an address of its own, by the address of its members: a link leads either there. */
export const guestAddresses: Readonly<Record<Path, Path>> = {
  '/member/sport': '/sports',
  '/member/sport/combinationbetting': '/sports',
  '/member/sport/livebetting': '/livesports',
  '/member/sport/special': '/specialsports',
};
