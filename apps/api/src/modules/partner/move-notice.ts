import type { GiveKind } from '@hanpan/contract';
import { type locales, noticeTexts, type Text, translate } from '@hanpan/messages';
import { type Amount, formatAmount } from '@hanpan/money';

/** What a member is told when a partner gave it money or took some back. */
export function moveNotice(kind: GiveKind, partner: string, amount: Amount) {
  const filled = (text: Text): Text => {
    const of = (locale: (typeof locales)[number]) =>
      translate(text, locale, { partner, amount: formatAmount(amount, locale) });
    return { ko: of('ko'), en: of('en'), vi: of('vi') };
  };
  const which = kind === 'give' ? 'partnerGave' : 'partnerTook';
  return {
    title: filled(noticeTexts[`notice.${which}.title`]),
    body: filled(noticeTexts[`notice.${which}.body`]),
    copyText: null,
  };
}
