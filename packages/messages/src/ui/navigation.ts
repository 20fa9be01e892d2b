import type { Texts } from '../text.ts';
import { pageTitleTexts } from './page-titles.ts';

/** Names of places: page titles, menus, bars and links. */
export const navigationTexts = {
  ...pageTitleTexts,
  'navigation.home': { ko: '{site} 홈', en: '{site} home', vi: 'Trang chủ {site}' },
  'navigation.notice': { ko: '공지사항', en: 'Notices', vi: 'Thông báo' },
  'navigation.csCenter': { ko: '고객센터', en: 'Support', vi: 'Hỗ trợ' },
  'navigation.group.sport': { ko: '스포츠', en: 'Sports', vi: 'Thể thao' },
  'navigation.group.casino': { ko: '라이브카지노', en: 'Live casino', vi: 'Casino trực tiếp' },
  'navigation.group.hotelCasino': { ko: '호텔카지노', en: 'Hotel casino', vi: 'Casino khách sạn' },
  'navigation.group.slot': { ko: '슬롯', en: 'Slots', vi: 'Slot' },
  'navigation.group.hotelSlot': { ko: '호텔슬롯', en: 'Hotel slots', vi: 'Slot khách sạn' },
  'navigation.group.minigame': { ko: '미니게임', en: 'Mini games', vi: 'Mini game' },
  'navigation.group.other': { ko: '다른 게임', en: 'More games', vi: 'Trò chơi khác' },
  'navigation.charge': { ko: '충전', en: 'Deposit', vi: 'Nạp tiền' },
  'navigation.exchange': { ko: '환전', en: 'Withdrawal', vi: 'Rút tiền' },
  'navigation.qna': { ko: 'Q&A', en: 'Q&A', vi: 'Hỏi đáp' },
  'navigation.faq': { ko: 'FAQ', en: 'FAQ', vi: 'Câu hỏi thường gặp' },
  'navigation.bets': { ko: '베팅내역', en: 'Bet history', vi: 'Lịch sử cược' },
  'navigation.pointList': { ko: '포인트내역', en: 'Point history', vi: 'Lịch sử điểm' },
  'navigation.messageBox': { ko: '쪽지함', en: 'Messages', vi: 'Tin nhắn' },
  'navigation.editInfo': { ko: '정보수정', en: 'Edit my details', vi: 'Sửa thông tin' },
  'navigation.bottom': { ko: '하단 메뉴', en: 'Bottom menu', vi: 'Menu dưới' },
  'navigation.footer': { ko: '하단 링크', en: 'Footer links', vi: 'Liên kết cuối trang' },
  'navigation.search': { ko: '사이트 검색', en: 'Search the site', vi: 'Tìm trên trang' },
  'navigation.openMenu': { ko: '전체 메뉴 열기', en: 'Open the menu', vi: 'Mở menu' },
  'navigation.games': { ko: '게임', en: 'Games', vi: 'Trò chơi' },
  'navigation.back': { ko: '뒤로', en: 'Back', vi: 'Quay lại' },
  'navigation.my': { ko: '마이', en: 'My', vi: 'Tôi' },
  'navigation.loginMobile': { ko: 'LOGIN', en: 'LOGIN', vi: 'LOGIN' },
  'navigation.joinMobile': { ko: 'JOIN', en: 'JOIN', vi: 'JOIN' },
  'navigation.unread': {
    ko: '읽지 않은 쪽지 {count}통',
    en: '{count} {count|unread message|unread messages}',
    vi: '{count} tin nhắn chưa đọc',
  },
  'navigation.noUnread': {
    ko: '쪽지함, 새 쪽지 없음',
    en: 'Messages, none unread',
    vi: 'Tin nhắn, không có tin mới',
  },
} as const satisfies Texts;
