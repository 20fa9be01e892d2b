import type { Plug } from '../../kernel/plug.ts';
import { rewardHandlers } from './handlers.ts';
import type { RewardServices } from './services.ts';

export const rewardPlug = {
  handlers: rewardHandlers,
} satisfies Plug<RewardServices>;
