import type { Plug } from '../../kernel/plug.ts';
import { memberHandlers } from './handlers.ts';
import type { MemberServices } from './services.ts';

export const memberPlug = { handlers: memberHandlers } satisfies Plug<MemberServices>;
