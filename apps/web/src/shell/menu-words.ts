import { menuTexts, navigationTexts } from '@hanpan/messages';

/** Every word of the big menus, for those of them that are loaded after the first screen. */
export const menuWords = { ...navigationTexts, ...menuTexts };
