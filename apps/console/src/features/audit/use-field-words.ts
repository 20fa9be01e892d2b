import { useTextIfAny } from '@hanpan/client';
import { consoleAuditFieldTexts, matchTexts } from '@hanpan/messages';
import { useSettingNames } from '../../app/setting-names.ts';

/**
 * What was written down, in words: a setting by its name; of anything else "rates.0.casino" names its parts and counts from 1.
 * What has no words here is shown as it was written down: entries are kept for years.
 */
export function useFieldWords(): (field: string) => string {
  const textIfAny = useTextIfAny(consoleAuditFieldTexts);
  const scopeIfAny = useTextIfAny(matchTexts);
  const settingIfAny = useSettingNames();
  return (field) =>
    settingIfAny(field) ??
    scopeIfAny(`match.scope.${scopeOf(field)}`) ??
    textIfAny(`consoleAudit.said.scope.${scopeOf(field)}`) ??
    field
      .split('.')
      .map((part) =>
        /^\d+$/.test(part) ? String(Number(part) + 1) : (textIfAny(`consoleAudit.named.${part}`) ?? part),
      )
      .join(' · ');
}

/** "scores.h1" is the score of the first half. */
function scopeOf(field: string): string {
  const [what, scope = ''] = field.split('.');
  return what === 'scores' ? scope : '';
}
