import { noticeTexts, type Text, translate } from '@hanpan/messages';

interface DepositAccount {
  readonly bankName: string;
  readonly accountNumber: string;
  readonly accountHolder: string;
}

function filled(text: Text, account: DepositAccount) {
  const params = { bank: account.bankName, number: account.accountNumber, holder: account.accountHolder };
  return {
    ko: translate(text, 'ko', params),
    en: translate(text, 'en', params),
    vi: translate(text, 'vi', params),
  };
}

/** The message that carries the deposit account, in every language, with the number to copy. */
export function depositAccountMessage(account: DepositAccount) {
  return {
    title: filled(noticeTexts['notice.depositAccount.title'], account),
    body: filled(noticeTexts['notice.depositAccount.body'], account),
    copyText: account.accountNumber,
  };
}
