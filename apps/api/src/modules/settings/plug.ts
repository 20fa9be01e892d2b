import type { Plug } from '../../kernel/plug.ts';
import { settingsHandlers } from './handlers.ts';
import { settingsJobs } from './jobs.ts';
import type { SettingsServices } from './services.ts';

export const settingsPlug = {
  handlers: settingsHandlers,
  jobs: settingsJobs,
} satisfies Plug<SettingsServices>;
