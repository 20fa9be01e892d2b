import { useText } from '@hanpan/client';
import { boardTexts } from '@hanpan/messages';
import { LinkButton } from '@hanpan/ui';
import { AppLink } from '../app/app-link.tsx';
import { useUrlParams } from '../app/urls.ts';
import { AccountInquiry } from '../features/board/account-inquiry.tsx';
import { BoardList } from '../features/board/board-list.tsx';
import { FaqList } from '../features/board/faq-list.tsx';
import { canWrite, type ReadBoard, type WriteBoard, writePlaceOf } from '../features/board/model.ts';
import { PostForm } from '../features/board/post-form.tsx';
import { PostView } from '../features/board/post-view.tsx';
import { SupportStart } from '../features/board/support-start.tsx';
import { SupportPage } from './support-page.tsx';

function ListPage({ board }: { board: ReadBoard }) {
  const t = useText(boardTexts);
  const write = canWrite(board) && (
    <LinkButton as={AppLink} to={writePlaceOf[board]} variant="filled" icon="edit">
      {t(board === 'qna' ? 'board.ask' : 'board.write')}
    </LinkButton>
  );
  return (
    <SupportPage
      tab={board}
      title={t(`board.title.${board}`)}
      note={t(`board.note.${board}`)}
      actions={write}
    >
      <BoardList board={board} />
    </SupportPage>
  );
}

function ReadPage({ board }: { board: ReadBoard }) {
  const boardIdx = Number(useUrlParams('boardRead').boardIdx);
  return (
    <SupportPage tab={board}>
      <PostView key={boardIdx} board={board} boardIdx={boardIdx} />
    </SupportPage>
  );
}

function WritePage({ board }: { board: WriteBoard }) {
  const t = useText(boardTexts);
  return (
    <SupportPage tab={board} title={t(`board.writeTitle.${board}`)} note={t(`board.note.${board}`)}>
      <PostForm board={board} />
    </SupportPage>
  );
}

export const BoardListPage = () => <ListPage board="board" />;
export const BoardReadPage = () => <ReadPage board="board" />;
export const BoardWritePage = () => <WritePage board="board" />;
export const NoticeListPage = () => <ListPage board="notice" />;
export const NoticeReadPage = () => <ReadPage board="notice" />;
export const QuestionListPage = () => <ListPage board="qna" />;
export const QuestionReadPage = () => <ReadPage board="qna" />;
export const QuestionWritePage = () => <WritePage board="qna" />;

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

export function SupportStartPage() {
  const t = useText(boardTexts);
  return (
    <SupportPage tab="main" title={t('board.start')} note={t('board.note.faq')}>
      <SupportStart />
    </SupportPage>
  );
}
