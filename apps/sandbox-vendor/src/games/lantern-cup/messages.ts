/** The room's name in the languages it is offered in. */
export const cupName = { ko: '등불컵 축구', en: 'Lantern Cup Football', vi: 'Bóng đá Cúp Đèn Lồng' };
