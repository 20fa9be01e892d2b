import type { Job } from '../../kernel/job-runner.ts';
import { callOutside } from './links/call-outside.ts';
import { watchLinks } from './links/watch-links.ts';
import { tellMaintenance } from './maintenance/tell-maintenance.ts';
import type { SettingsServices } from './services.ts';

export function settingsJobs(services: SettingsServices): Job[] {
  return [
    {
      name: 'settings.maintenance',
      everyMs: 500,
      limit: 100,
      run: (limit) => tellMaintenance(services, limit),
    },
    {
      name: 'settings.links',
      everyMs: 600_000,
      limit: 5,
      run: (limit, stopping) => watchLinks(services, limit, callOutside, stopping),
    },
  ];
}
