import { currentLocale } from '@hanpan/kit';
import { overlayTexts, sessionTexts, translate } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { alertBox } from './alerts.ts';

export type Refusal = 'session.loginFirst' | 'session.partnerOnly' | 'front.error.afterSignin';

export function sayRefusal(reason: Refusal): Promise<void> {
  return alertBox(translate(sessionTexts[reason], currentLocale()));
}

export function sayUnknown(): void {
  toast({ kind: 'info', text: translate(overlayTexts['overlay.unknownPage'], currentLocale()) });
}
