/** The room's name in the languages it is offered in. */
export const arenaName = { ko: '도깨비 아레나', en: 'Dokkaebi Arena', vi: 'Đấu trường Dokkaebi' };
