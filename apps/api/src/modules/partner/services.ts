import type { BonusDesk } from '../cash/index.ts';
import type { MemberServices } from '../member/index.ts';
import type { GameFamily } from '../play/index.ts';

export interface PartnerServices extends MemberServices {
  readonly bonuses: Pick<BonusDesk, 'unmet'>;
  /** Connections of their own for what reads for long: files. */
  readonly longDatabase: MemberServices['database'];
  /** Their histories name what was played. */
  readonly families: readonly GameFamily[];
}
