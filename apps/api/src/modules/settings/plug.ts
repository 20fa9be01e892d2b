import type { Plug } from '../../kernel/plug.ts';
import { settingsHandlers } from './handlers.ts';
import type { SettingsServices } from './services.ts';

export const settingsPlug = {
  handlers: settingsHandlers,
} satisfies Plug<SettingsServices>;
