import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { merged } from '../../shapes/game-money.ts';

export const partnerMerge = defineCall({
  path: '/api/partner/merge',
  summary: "Bring a member's game money back as their cash; for partners, within their own tree",
  audience: 'member',
  limit: 'money',
  idempotent: true,
  saysOutcomeInData: true,
  body: z.object({ memId: z.string().min(1).max(40) }),
  data: merged,
  failures: ['C999', 'E403', 'E404', 'C009', 'B0091', '9999', 'TE99', 'NT99'],
});
