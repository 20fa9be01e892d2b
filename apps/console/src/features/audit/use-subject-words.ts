import { useLocalText, useTextIfAny } from '@hanpan/client';
import { consoleAuditTexts, consoleSettingTexts } from '@hanpan/messages';
import type { AuditRow } from './use-audit.ts';

/**
 * What was acted on, as a reader knows it: a member's name, the receipt of a request, the sides of a match; else "cash:5" is a
 * request for money with its number. What has no words here is shown as it was written down.
 */
export function useSubjectWords(): (
  row: Pick<AuditRow, 'subject' | 'subjectName' | 'subjectText'>,
) => string {
  const textIfAny = useTextIfAny(consoleAuditTexts);
  const settingIfAny = useTextIfAny(consoleSettingTexts);
  const local = useLocalText();
  return ({ subject, subjectName, subjectText }) => {
    const [what = '', ...rest] = subject.split(':');
    const id = rest.join(':');
    if (what === 'cash' && subjectName !== null)
      return textIfAny('consoleAudit.of.cash', { id: subjectName }) ?? subjectName;
    if (what === 'settings') return settingIfAny(`consoleSetting.group.${id}`) ?? id;
    if (subjectText !== null) return local(subjectText);
    return subjectName ?? textIfAny(`consoleAudit.of.${what}`, { id }) ?? subject;
  };
}
