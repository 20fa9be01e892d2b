import type { CallPath } from '@hanpan/contract';
import type { Database, Queryable, Tx } from '@hanpan/db';
import type { Holder, Ledger } from '@hanpan/ledger';
import type { Handlers } from './kernel/call-context.ts';
import type { Clock } from './kernel/clock.ts';
import type { Export } from './kernel/register-exports.ts';
import type { Sealer } from './kernel/sealed.ts';
import type { SecretHasher } from './kernel/secret-hash.ts';
import { adjustmentHandlers } from './modules/adjustment/index.ts';
import { bonusDesk, bonusHandlers } from './modules/bonus/index.ts';
import { cashHandlers, walletStatementExport } from './modules/cash/index.ts';
import { catalogueHandlers } from './modules/catalogue/index.ts';
import { consoleHandlers } from './modules/console/index.ts';
import { memberHandlers } from './modules/member/index.ts';
import { messageHandlers, sendMessage, unreadOf } from './modules/message/index.ts';
import { partnerHandlers } from './modules/partner/index.ts';
import type { GameFamily } from './modules/play/index.ts';
import { type ApprovedDeposit, accrueDeposit, accrueSignUp, pointHandlers } from './modules/point/index.ts';
import {
  accountStatementExport,
  historyHandlers,
  ledgerHandlers,
  playReportHandlers,
} from './modules/report/index.ts';
import { rewardHandlers } from './modules/reward/index.ts';
import { settingsHandlers } from './modules/settings/index.ts';
import { sportsHandlers } from './modules/sports/index.ts';
import { isPlaying, type VendorDirectory, vendorHandlers } from './modules/vendor/index.ts';
import { walletHandlers } from './modules/wallet/index.ts';
import type { Dialects } from './vendors/port.ts';

export interface ApplicationServices {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly hasher: SecretHasher;
  readonly sealer: Sealer;
  readonly dialects: Dialects;
  readonly vendors: VendorDirectory;
  readonly publicUrl: string;
  readonly families: readonly GameFamily[];
}

/** Every file that can be saved. */
export function allExports({ database }: ApplicationServices): readonly Export[] {
  return [accountStatementExport(database), walletStatementExport(database)];
}

/** Every call's handler, module by module. What a lower module needs of a higher one it is given here. */
export function allHandlers(services: ApplicationServices): Handlers<CallPath> {
  const playing = (queryable: Queryable, memberId: number) =>
    isPlaying(queryable, memberId, services.clock());
  const onDepositApproved = (tx: Tx, deposit: ApprovedDeposit) => accrueDeposit(services, tx, deposit);
  const onApproved = (tx: Tx, holder: Holder) => accrueSignUp(services, tx, holder);
  return {
    ...settingsHandlers(services),
    ...catalogueHandlers(services),
    ...memberHandlers({ ...services, unreadOf, onApproved }),
    ...walletHandlers({ ...services, unreadOf, isPlaying: playing }),
    ...cashHandlers({ ...services, sendMessage, bonuses: bonusDesk, onDepositApproved }),
    ...adjustmentHandlers(services),
    ...bonusHandlers(services),
    ...partnerHandlers(services),
    ...pointHandlers(services),
    ...rewardHandlers(services),
    ...messageHandlers(services),
    ...vendorHandlers(services),
    ...sportsHandlers(services),
    ...consoleHandlers(services),
    ...ledgerHandlers(services),
    ...historyHandlers(services),
    ...playReportHandlers(services),
  };
}
