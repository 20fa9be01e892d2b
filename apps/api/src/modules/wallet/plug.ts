import type { Plug } from '../../kernel/plug.ts';
import { walletHandlers } from './handlers.ts';
import type { WalletServices } from './services.ts';

export const walletPlug = {
  handlers: walletHandlers,
} satisfies Plug<WalletServices>;
