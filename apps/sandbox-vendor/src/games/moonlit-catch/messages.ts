/** The game's name in the languages it is offered in. */
export const gameName = { ko: '달빛 낚시터', en: 'Moonlit Catch', vi: 'Câu cá đêm trăng' };
