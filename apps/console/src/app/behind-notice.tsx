import { Button, PartialNotice } from '@hanpan/ui';
import type { ReactNode } from 'react';

interface BehindNoticeProps {
  /** What somebody else has saved while this was being changed. */
  readonly children: ReactNode;
  readonly theirs: { readonly label: string; readonly take: () => void };
  readonly mine: { readonly label: string; readonly keep: () => void };
}

/** A change that was begun over what is no longer held: it is given up, or goes over what is held now by a word. */
export function BehindNotice({ children, theirs, mine }: BehindNoticeProps) {
  return (
    <PartialNotice
      tone="warn"
      action={
        <>
          <Button size="sm" onClick={theirs.take}>
            {theirs.label}
          </Button>
          <Button size="sm" onClick={mine.keep}>
            {mine.label}
          </Button>
        </>
      }
    >
      {children}
    </PartialNotice>
  );
}
