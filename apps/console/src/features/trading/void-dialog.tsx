import { useText } from '@hanpan/client';
import { FormDialog } from '@hanpan/kit';
import { consoleResultTexts } from '@hanpan/messages';
import { IconButton, SegmentedControl } from '@hanpan/ui';
import { useState } from 'react';
import { MomentField } from '../../app/moment-field.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import type { Correction } from './result-draft.ts';
import { useMayCorrect } from './use-trading.ts';
import { isWindow, type TypedWindow, wholeWindow } from './void-window.ts';

interface VoidButtonProps {
  readonly eventId: number;
  /** Null: every market of the event. */
  readonly marketId: number | null;
  readonly name: string;
  /** Before a match has begun nothing of it has been settled. */
  readonly canTakeBack: boolean;
}

/** Opens it for one market. Bets of every site are settled by it, so it is a supervisor of the platform who does it. */
export function VoidButton(props: VoidButtonProps) {
  const t = useText(consoleResultTexts);
  const mayCorrect = useMayCorrect();
  const [isOpen, setOpen] = useState(false);
  if (!mayCorrect) return null;
  return (
    <>
      <IconButton
        size="sm"
        icon="refresh"
        label={t('consoleTrading.void.openOf', { name: props.name })}
        onClick={() => setOpen(true)}
      />
      {isOpen && <VoidDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

interface VoidDialogProps extends VoidButtonProps {
  readonly onClose: () => void;
}

const kinds = ['void', 'rollback'] as const;
const reaches = ['whole', 'window'] as const;

/** Which bets are given back, or that a settlement is taken back; then the money, then the reason. */
export function VoidDialog({ eventId, marketId, name, canTakeBack, onClose }: VoidDialogProps) {
  const t = useText(consoleResultTexts);
  const [kind, setKind] = useState<(typeof kinds)[number]>('void');
  const [reach, setReach] = useState<(typeof reaches)[number]>('whole');
  const [window, setWindow] = useState<TypedWindow>(wholeWindow);
  const [asking, setAsking] = useState<Correction>();
  const hasWindow = kind === 'void' && reach === 'window';
  if (asking) return <CorrectionDialog correction={asking} name={name} onClose={onClose} />;
  const isBlocked = hasWindow && !isWindow(window);
  const look = () =>
    setAsking({
      ...{ eventId, marketId, kind, scores: [], ending: 'played' },
      ...(hasWindow && isWindow(window) ? window : wholeWindow),
    });
  return (
    <FormDialog
      layer="confirm"
      title={t('consoleTrading.void.openOf', { name })}
      onClose={onClose}
      submitLabel={t('consoleTrading.void.look')}
      onSubmit={look}
      call={{ isSending: false }}
      blocked={isBlocked && t('consoleTrading.void.timesWrong')}
    >
      {canTakeBack && (
        <SegmentedControl
          label={t('consoleTrading.void.kind')}
          options={kinds.map((value) => ({ value, label: t(`consoleTrading.result.submit.${value}`) }))}
          value={kind}
          onChange={(value) => {
            setKind(value);
            setWindow(wholeWindow);
          }}
        />
      )}
      {kind === 'void' && (
        <SegmentedControl
          label={t('consoleTrading.void.reach')}
          options={reaches.map((value) => ({ value, label: t(`consoleTrading.void.${value}`) }))}
          value={reach}
          onChange={(value) => {
            setReach(value);
            // Its fields begin empty whenever they come.
            setWindow(wholeWindow);
          }}
        />
      )}
      {hasWindow && <WindowFields onChange={(part) => setWindow((held) => ({ ...held, ...part }))} />}
    </FormDialog>
  );
}

/** Times on the site's clock, to the second: a goal and the bets after it are not minutes apart. */
function WindowFields({ onChange }: { onChange: (part: Partial<TypedWindow>) => void }) {
  const t = useText(consoleResultTexts);
  return (
    <>
      <MomentField
        label={t('consoleTrading.void.from')}
        start={null}
        hasSeconds
        onChange={(placedFrom) => onChange({ placedFrom })}
      />
      <MomentField
        label={t('consoleTrading.void.to')}
        hint={t('consoleTrading.void.timesHint')}
        start={null}
        hasSeconds
        onChange={(placedTo) => onChange({ placedTo })}
      />
    </>
  );
}
