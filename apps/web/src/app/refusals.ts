import { currentLocale } from '@hanpan/kit';
import { sessionTexts, translate } from '@hanpan/messages';
import { alertBox } from './alerts.ts';

export type Refusal = 'session.loginFirst' | 'session.partnerOnly' | 'front.error.afterSignin';

export function sayRefusal(reason: Refusal): Promise<void> {
  return alertBox(translate(sessionTexts[reason], currentLocale()));
}
