import { createContext } from 'react';

/** What the sheet around a detail is called: its first section need not say so again. Empty where there is no sheet. */
export const ShownTitle = createContext('');
