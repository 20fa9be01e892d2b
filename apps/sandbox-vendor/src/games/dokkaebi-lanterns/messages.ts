/** The game's name in the languages it is offered in. */
export const gameName = { ko: '도깨비 초롱', en: 'Dokkaebi Lanterns', vi: 'Đèn lồng Dokkaebi' };
