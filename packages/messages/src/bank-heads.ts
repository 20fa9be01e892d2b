/** What a column of a bank statement holds. */
export type BankColumn = 'paidIn' | 'paidOut' | 'amount' | 'payer' | 'time';

/**
 * What banks of Korea and others call the columns of a statement: in small letters, without gaps and without what stands
 * in brackets. Of the columns with a payer the likelier come first, for many banks write the name into the remark.
 */
export const bankColumnNames = {
  paidIn: [
    ...['입금액', '입금금액', '입금', '맡기신금액', '받은금액'],
    ...['deposit', 'deposits', 'depositamount', 'credit', 'credits', 'creditamount', 'moneyin', 'paidin'],
    ...['ghicó', 'sốtiềnghicó', 'phátsinhcó', 'tiềnvào', 'sốtiềnvào'],
  ],
  paidOut: [
    ...['출금액', '출금금액', '출금', '찾으신금액', '보낸금액', '지급액', '지급금액'],
    ...[
      'withdrawal',
      'withdrawals',
      'withdrawalamount',
      'debit',
      'debits',
      'debitamount',
      'moneyout',
      'paidout',
    ],
    ...['ghinợ', 'sốtiềnghinợ', 'phátsinhnợ', 'tiềnra', 'sốtiềnra'],
  ],
  amount: ['거래금액', '금액', 'amount', 'transactionamount', 'sốtiền', 'sốtiềngiaodịch'],
  payer: [
    ...[
      '보낸분/받는분',
      '보낸분',
      '보내는분',
      '보낸사람',
      '의뢰인/수취인',
      '의뢰인',
      '입금자',
      '입금자명',
      '송금인',
    ],
    ...[
      '상대계좌예금주명',
      '상대예금주명',
      '예금주명',
      '거래기록사항',
      '기재내용',
      '내용',
      '거래내용',
      '적요',
      '비고',
    ],
    ...[
      'payer',
      'payername',
      'sender',
      'sendername',
      'from',
      'name',
      'counterparty',
      'description',
      'details',
    ],
    ...['ngườigửi', 'tênngườigửi', 'ngườichuyển', 'nộidung', 'nộidunggiaodịch', 'diễngiải'],
  ],
  time: [
    ...['거래일시', '거래일자', '거래일', '거래시간', '거래시각', '일시', '일자', '날짜', '시간'],
    ...['date', 'time', 'datetime', 'transactiondate', 'transactiontime'],
    ...['ngày', 'giờ', 'thờigian', 'ngàygiaodịch', 'giờgiaodịch'],
  ],
} as const satisfies Record<BankColumn, readonly string[]>;

/** What stands in a line of a statement beside money of which only one column tells the sum. */
export const bankDirections = {
  in: ['입금', 'deposit', 'credit', 'cr', 'ghicó', 'tiềnvào'],
  out: ['출금', '지급', 'withdrawal', 'debit', 'dr', 'ghinợ', 'tiềnra'],
} as const;

/** Before and after noon, as times of a statement say it. */
export const bankNoons = { before: ['오전', 'am'], after: ['오후', 'pm'] } as const;
