import type { Handlers } from '../../../kernel/call-context.ts';
import type { ReportServices } from '../services.ts';
import { previewSettings } from './preview-settings.ts';

export function settingsEffectHandlers(services: ReportServices) {
  return {
    '/api/console/settings/preview': (context, body) => previewSettings(services, context, body),
  } satisfies Handlers<'/api/console/settings/preview'>;
}
