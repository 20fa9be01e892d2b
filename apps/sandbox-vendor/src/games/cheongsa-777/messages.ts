/** The game's name in the languages it is offered in. */
export const gameName = { ko: '청사초롱 777', en: 'Cheongsa Lantern 777', vi: 'Đèn lồng Cheongsa 777' };
