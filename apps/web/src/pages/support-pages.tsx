import { useText } from '@hanpan/client';
import { boardTexts } from '@hanpan/messages';
import { AccountInquiry } from '../features/board/account-inquiry.tsx';
import { FaqList } from '../features/board/faq-list.tsx';
import { SupportPage } from './support-page.tsx';

export function FaqPage() {
  const t = useText(boardTexts);
  return (
    <SupportPage tab="faq" title={t('board.title.faq')} note={t('board.note.faq')}>
      <FaqList />
    </SupportPage>
  );
}

export function AccountInquiryPage() {
  const t = useText(boardTexts);
  return (
    <SupportPage tab="account" title={t('board.accountTitle')}>
      <AccountInquiry />
    </SupportPage>
  );
}
