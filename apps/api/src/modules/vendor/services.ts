import type { Sealer } from '../../kernel/sealed.ts';
import type { Dialects } from '../../vendors/port.ts';
import type { GameFamily } from '../play/index.ts';
import type { GameMoneyServices } from './transfer/settle-transfer.ts';

/** What the module is made of. */
export interface VendorServices extends GameMoneyServices {
  readonly publicUrl: string;
  readonly sealer: Sealer;
  readonly dialects: Dialects;
  /** Whose open bets count where a member is limited. */
  readonly families: readonly GameFamily[];
}
