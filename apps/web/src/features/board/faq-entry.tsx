import { useCallQuery, useText } from '@hanpan/client';
import type { PostLine } from '@hanpan/contract';
import { Loaded } from '@hanpan/kit';
import { boardTexts } from '@hanpan/messages';
import { Badge, Icon, Skeleton } from '@hanpan/ui';
import { useState } from 'react';
import styles from './faq-entry.module.css';
import { detailPath, partsAround } from './model.ts';
import { RichText } from './rich-text.tsx';

interface FaqEntryProps {
  readonly post: PostLine;
  /** What was searched for, marked where the question says it; empty for nothing. */
  readonly term: string;
}

/** A question that opens below itself, by press and by key: the browser's own details do both. Its answer is read then. */
export function FaqEntry({ post, term }: FaqEntryProps) {
  const t = useText(boardTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.entry} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.question}>
        <Badge size="sm" kind="plain" className={styles.category}>
          {t(`board.category.${post.category}`)}
        </Badge>
        <span>
          {partsAround(post.title, term).map(({ at, text, isTerm }) =>
            isTerm ? <mark key={at}>{text}</mark> : text,
          )}
        </span>
        <Icon name="chevronDown" className={styles.arrow} />
      </summary>
      <div className={styles.answer}>{isOpen && <FaqAnswer boardIdx={post.boardIdx} />}</div>
    </details>
  );
}

function FaqAnswer({ boardIdx }: { boardIdx: number }) {
  const t = useText(boardTexts);
  const query = useCallQuery(detailPath, { boardType: 'faq', boardIdx });
  return (
    <Loaded query={query} errorTitle={t('board.loadFailed')} skeleton={<Skeleton height="72px" />}>
      {({ post }) => <RichText html={post.content} />}
    </Loaded>
  );
}
