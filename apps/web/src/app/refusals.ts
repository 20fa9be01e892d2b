import { currentLocale } from '@hanpan/kit';
import { overlayTexts, sessionTexts, translate } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { alertBox } from './alerts.ts';

export type Refusal =
  | 'session.loginFirst'
  | 'session.partnerOnly'
  | 'front.error.afterSignin'
  | 'overlay.unknownPage';

export async function sayRefusal(reason: Refusal): Promise<void> {
  // Nobody has to confirm a wrong address: one polite line over the page that it leads to.
  if (reason === 'overlay.unknownPage')
    toast({ kind: 'info', text: translate(overlayTexts[reason], currentLocale()) });
  else await alertBox(translate(sessionTexts[reason], currentLocale()));
}
