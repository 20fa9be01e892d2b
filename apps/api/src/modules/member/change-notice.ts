import type { AccountChange } from '@hanpan/contract';
import { locales, noticeTexts, type Text, translate } from '@hanpan/messages';
import { maskAddress } from '../../kernel/text-mask.ts';
import type { OwnNotice } from './services.ts';

/** What may happen to a second factor; one that was taken was so by an operator. */
export type FactorChange = 'factor-on' | 'factor-off' | 'factor-taken';

function filled(text: Text, params: Readonly<Record<string, string>>): Text {
  const [ko, en, vi] = locales.map((locale) => translate(text, locale, params));
  return { ko: ko ?? '', en: en ?? '', vi: vi ?? '' };
}

/** What an operator has done for a member who asked for it. */
type CareChange = 'pin-dropped';

/** Tells a member what was changed, from where (nothing where an operator did it), and what to do if it was somebody else. */
export function changeNotice(
  change: AccountChange | FactorChange | CareChange,
  to: { readonly siteId: number; readonly memberId: number; readonly address: string; readonly at: Date },
): OwnNotice {
  const { siteId, memberId, address, at } = to;
  return {
    ...{ siteId, memberId, sentBy: 'system', sentAt: at },
    title: filled(noticeTexts[`notice.changed.${change}.title`], {}),
    body: filled(noticeTexts[`notice.changed.${change}.body`], { address: maskAddress(address) }),
    copyText: null,
  };
}
