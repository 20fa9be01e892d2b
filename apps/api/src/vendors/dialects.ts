import { caleta } from './caleta/dialect.ts';
import { evolution } from './evolution/dialect.ts';
import { gr8 } from './gr8/dialect.ts';
import { highend } from './highend/dialect.ts';
import { hub88 } from './hub88/dialect.ts';
import { kplay, kplayTransfer } from './kplay/dialect.ts';
import type { Dialects } from './port.ts';
import { slotegrator } from './slotegrator/dialect.ts';
import { transfer } from './transfer/dialect.ts';

/** Every dialect by the name that a vendor's row, and the address of the wallet, has it by. */
export const dialects: Dialects = {
  hub88,
  caleta,
  evolution,
  highend,
  slotegrator,
  gr8,
  kplay,
  'kplay-transfer': kplayTransfer,
  transfer,
};
