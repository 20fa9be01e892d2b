import { noticeTexts, type Text, translate } from '@hanpan/messages';

interface DepositAccount {
  readonly bankName: string;
  readonly accountNumber: string;
  readonly accountHolder: string;
}

function filled(text: Text, account: DepositAccount, englishBankName: string) {
  const params = { bank: account.bankName, number: account.accountNumber, holder: account.accountHolder };
  const abroad = { ...params, bank: englishBankName };
  return {
    ko: translate(text, 'ko', params),
    en: translate(text, 'en', abroad),
    vi: translate(text, 'vi', abroad),
  };
}

/**
 * The message that carries the deposit account, in every language, with the number to copy. Banks have a Korean and an English
 * name; readers of other languages know the English one.
 */
export function depositAccountMessage(account: DepositAccount, englishBankName: string) {
  return {
    title: filled(noticeTexts['notice.depositAccount.title'], account, englishBankName),
    body: filled(noticeTexts['notice.depositAccount.body'], account, englishBankName),
    copyText: account.accountNumber,
  };
}
