export { settingsHandlers } from './handlers.ts';
export { type SiteSettings, settingsOf, settingsOfSite, textParamsOf } from './site-settings.ts';
