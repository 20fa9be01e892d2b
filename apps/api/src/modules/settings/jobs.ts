import type { Job } from '../../kernel/job-runner.ts';
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
  ];
}
