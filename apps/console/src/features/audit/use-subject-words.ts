import { useTextIfAny } from '@hanpan/client';
import { consoleAuditTexts } from '@hanpan/messages';

/** What was acted on, in words: "cash:5" is a request for money. What has no words here is shown as it was written down. */
export function useSubjectWords(): (subject: string) => string {
  const textIfAny = useTextIfAny(consoleAuditTexts);
  return (subject) => {
    const [what = '', ...id] = subject.split(':');
    return textIfAny(`consoleAudit.of.${what}`, { id: id.join(':') }) ?? subject;
  };
}
