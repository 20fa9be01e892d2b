import type { Sealer } from '../../kernel/sealed.ts';
import type { GameMoneyServices } from './transfer/settle-transfer.ts';

/** What the module is made of. */
export interface VendorServices extends GameMoneyServices {
  readonly publicUrl: string;
  readonly sealer: Sealer;
}
