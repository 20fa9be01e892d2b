import { useEffect, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useUi } from '../provider/ui-provider.tsx';

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  value: string;
  children: string;
  size?: 'xs' | 'sm' | 'md' | undefined;
  className?: string | undefined;
}

type Outcome = 'copied' | 'failed';

export function CopyButton({ value, children, size = 'sm', className }: CopyButtonProps) {
  const { texts } = useUi();
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), 2500);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => setOutcome(await writeClipboard(value));
  const said = outcome && (outcome === 'copied' ? texts.copied : texts.copyFailed);
  return (
    <>
      <Button size={size} icon={outcome === 'copied' ? 'check' : 'copy'} className={className} onClick={copy}>
        {said ?? children}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

/** Refused by permission, or missing on a page without TLS: the reader is informed, and can select the text. */
async function writeClipboard(value: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(value);
    return 'copied';
  } catch {
    return 'failed';
  }
}
