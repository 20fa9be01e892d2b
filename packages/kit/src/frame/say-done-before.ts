import { doneBeforeTexts, translate } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { currentLocale } from './current-locale.ts';

/** Long enough to be read by somebody who looks at the balance first. */
const durationMs = 15_000;

/** Tells who has asked once more that it had been done by then, and nothing was done again. */
export function sayDoneBefore(): void {
  const text = translate(doneBeforeTexts['doneBefore.text'], currentLocale());
  toast({ kind: 'warn', text, durationMs });
}
