import { useText } from '@hanpan/client';
import { ReasonDialog } from '@hanpan/kit';
import { consoleBoardTexts } from '@hanpan/messages';
import { Button } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../../app/session.ts';
import { useHide } from './use-support.ts';

interface HideButtonProps {
  readonly what: { readonly boardIdx: number; readonly cmtIdx: number | null };
  readonly isHidden: boolean;
}

/** Hiding asks for a reason; showing again takes nothing from anybody. */
export function HideButton({ what, isHidden }: HideButtonProps) {
  const t = useText(consoleBoardTexts);
  const { hide, isSending } = useHide();
  const mayHide = useMay('/api/console/board/hide');
  const [isAsking, setAsking] = useState(false);
  const confirm = async (reason: string) => {
    if (await hide(what, 'Y', reason)) setAsking(false);
  };
  if (!mayHide) return null;
  if (isHidden) {
    return (
      <Button size="sm" variant="text" icon="eye" busy={isSending} onClick={() => void hide(what, 'N', '')}>
        {t('consoleBoard.show')}
      </Button>
    );
  }
  return (
    <>
      <Button size="sm" variant="text" icon="eyeOff" onClick={() => setAsking(true)}>
        {t('consoleBoard.hide')}
      </Button>
      {isAsking && (
        <ReasonDialog
          open
          onOpenChange={setAsking}
          title={t('consoleBoard.hide')}
          note={t('consoleBoard.hideNote')}
          presets={[
            t('consoleBoard.reason.abuse'),
            t('consoleBoard.reason.personal'),
            t('consoleBoard.reason.ad'),
          ]}
          confirmLabel={t('consoleBoard.hide')}
          onConfirm={(reason) => void confirm(reason)}
          busy={isSending}
        />
      )}
    </>
  );
}
