import { adjustmentPlug } from './modules/adjustment/index.ts';
import { approvalPlug } from './modules/approval/index.ts';
import { boardPlug } from './modules/board/index.ts';
import { bonusPlug } from './modules/bonus/index.ts';
import { cashPlug } from './modules/cash/index.ts';
import { cataloguePlug } from './modules/catalogue/index.ts';
import { consolePlug } from './modules/console/index.ts';
import { documentPlug } from './modules/document/index.ts';
import { drawsPlug } from './modules/draws/index.ts';
import { harmPlug } from './modules/harm/index.ts';
import { memberPlug } from './modules/member/index.ts';
import { messagePlug } from './modules/message/index.ts';
import { minigamePlug } from './modules/minigame/index.ts';
import { partnerPlug } from './modules/partner/index.ts';
import { playPlug } from './modules/play/index.ts';
import { pointPlug } from './modules/point/index.ts';
import { reportPlug } from './modules/report/index.ts';
import { rewardPlug } from './modules/reward/index.ts';
import { settingsPlug } from './modules/settings/index.ts';
import { significantPlug } from './modules/significant/index.ts';
import { sportsPlug } from './modules/sports/index.ts';
import { turnoverPlug } from './modules/turnover/index.ts';
import { vendorPlug } from './modules/vendor/index.ts';
import { walletPlug } from './modules/wallet/index.ts';
import { vendorWalletsPlug } from './vendor-wallets.ts';

/**
 * Every module of the product, and what the roots compose from them. Each module declares its own calls, jobs, files
 * and routes.
 */
export const modules = [
  settingsPlug,
  playPlug,
  drawsPlug,
  documentPlug,
  cataloguePlug,
  memberPlug,
  walletPlug,
  approvalPlug,
  turnoverPlug,
  cashPlug,
  adjustmentPlug,
  bonusPlug,
  partnerPlug,
  pointPlug,
  rewardPlug,
  messagePlug,
  boardPlug,
  vendorPlug,
  sportsPlug,
  minigamePlug,
  consolePlug,
  reportPlug,
  harmPlug,
  significantPlug,
  vendorWalletsPlug,
] as const;
