/** Where the skip link leads, and where focus begins on a new page. */
export const mainId = 'main';
