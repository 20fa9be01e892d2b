import type { GameType, MasterCode } from '@hanpan/contract';

/** A group of the catalogue with its codes: [code, Korean name, English name, the page of the site]. */
interface CodeGroup {
  readonly master: Exclude<MasterCode, 'GAME'>;
  readonly gameType: GameType;
  readonly group: string;
  readonly groupEn: string;
  readonly codes: readonly (readonly [code: string, ko: string, en: string, target: `/member/${string}`])[];
}

/** Every family, vendor and code of the product, in the order of the menus. */
export const codeGroups: readonly CodeGroup[] = [
  {
    master: 'SPORT',
    gameType: 'sports',
    group: 'SPORT',
    groupEn: 'Sports',
    codes: [
      ['sport-combination', '조합 베팅', 'Combination betting', '/member/sport/combinationbetting'],
      ['sport-live', '라이브 베팅', 'Live betting', '/member/sport/livebetting'],
      ['sport-special', '스페셜 베팅', 'Special betting', '/member/sport/special'],
    ],
  },
  {
    master: 'ESPORT',
    gameType: 'esports',
    group: 'ESPORT',
    groupEn: 'E-sports',
    codes: [['101', 'e스포츠', 'E-sports', '/member/esport/gamestart']],
  },
  {
    master: 'CASINO',
    gameType: 'casino',
    group: 'CASINO',
    groupEn: 'Live casino',
    codes: [
      ['1', '에볼루션', 'Evolution', '/member/livecasino/evolution'],
      ['5', '아시아게이밍', 'Asia Gaming', '/member/livecasino/asiagaming'],
      ['10', '프라그마틱 카지노', 'Pragmatic Live', '/member/livecasino/pragmatic'],
      ['6', '드림카지노', 'Dream Casino', '/member/livecasino/dreamcasino'],
      ['9', '섹시게이밍', 'Sexy Gaming', '/member/livecasino/sexygaming'],
      ['2', '빅게이밍', 'Big Gaming', '/member/livecasino/biggaming'],
    ],
  },
  {
    master: 'CASINO',
    gameType: 'hotelCasino',
    group: 'HC-CASINO',
    groupEn: 'HC-Hotel casino',
    codes: [
      ['17', '리조트 라운지', 'Resort Lounge', '/member/livecasino/hotel'],
      ['33', '오션 호텔', 'Ocean Hotel', '/member/livecasino/hotel'],
    ],
  },
  {
    master: 'SLOT',
    gameType: 'slot',
    group: 'SLOT',
    groupEn: 'Slot',
    codes: [
      ['0', '케이플레이', 'KPlay', '/member/slotgame/kplayslot'],
      ['200', '프라그마틱', 'Pragmatic Play', '/member/slotgame/pragslot'],
      ['201', '하바네로', 'Habanero', '/member/slotgame/habanero'],
      ['202', '엘레강스', 'Elle Gaming', '/member/slotgame/slot_elle'],
      ['204', '퀵스핀', 'Quickspin', '/member/slotgame/slot_quick'],
      ['205', '스페이드게이밍', 'Spadegaming', '/member/slotgame/slot_spade'],
      ['207', '플레이앤고', "Play'n GO", '/member/slotgame/slot_playandgo'],
      ['208', '월드매치', 'World Match', '/member/slotgame/slot_worldmath'],
      ['209', '마이크로게이밍', 'Microgaming', '/member/slotgame/slot_microgaming'],
      ['212', '레드타이거', 'Red Tiger', '/member/slotgame/slot_redtiger'],
      ['213', '넷엔트', 'NetEnt', '/member/slotgame/slot_netent'],
      ['214', 'PG소프트', 'PG Soft', '/member/slotgame/slot_pgsoft'],
      ['217', '부웅고', 'Booongo', '/member/slotgame/slot_booongo'],
      ['218', '플레이손', 'Playson', '/member/slotgame/slot_playson'],
      ['219', '노리밋시티', 'Nolimit City', '/member/slotgame/slot_nolimit'],
      ['220', '릴렉스게이밍', 'Relax Gaming', '/member/slotgame/slot_relax'],
      ['221', '핵쏘게이밍', 'Hacksaw Gaming', '/member/slotgame/slot_hacksaw'],
    ],
  },
  {
    master: 'SLOT',
    gameType: 'hotelSlot',
    group: 'H-SLOT',
    groupEn: 'H-Hotel slot',
    codes: [
      ['215', '그랜드 슬롯', 'Grand Slots', '/member/slotgame/slot_grand'],
      ['216', '스카이 슬롯', 'Sky Slots', '/member/slotgame/slot_sky'],
    ],
  },
  {
    master: 'MINI',
    gameType: 'mini',
    group: 'MINI',
    groupEn: 'Mini game',
    codes: [
      ['powerball', '파워볼', 'Powerball', '/member/minigame/powerball'],
      ['powerladder', '파워사다리', 'Power ladder', '/member/minigame/powerladder'],
      ['speedkino', '스피드키노', 'Speed keno', '/member/minigame/speedkino'],
      ['kinoladder', '키노사다리', 'Keno ladder', '/member/minigame/kinoladder'],
    ],
  },
  {
    master: 'VIRTUAL',
    gameType: 'virtual',
    group: 'VIRTUAL',
    groupEn: 'Virtual games',
    codes: [['102', '가상게임', 'Virtual games', '/member/virtualgame']],
  },
  {
    master: 'FISHING',
    gameType: 'fishing',
    group: 'FISHING',
    groupEn: 'Fishing games',
    codes: [['1000', '케이플레이 피싱', 'KPlay Fishing', '/member/phishinggame/kplayfishing']],
  },
];
