import { hub88 } from './hub88/dialect.ts';
import type { Dialects } from './port.ts';
import { transfer } from './transfer/dialect.ts';

/** Every dialect by the name that a vendor's row, and the address of the wallet, has it by. */
export const dialects: Dialects = { hub88, transfer };
