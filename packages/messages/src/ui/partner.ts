import { partnerPageTexts } from './partner-pages.ts';
import { partnerStatementTexts } from './partner-statement.ts';
import { partnerWordTexts } from './partner-words.ts';

/** Every text of what partners see of their tree. */
export const partnerTexts = { ...partnerWordTexts, ...partnerPageTexts, ...partnerStatementTexts };
