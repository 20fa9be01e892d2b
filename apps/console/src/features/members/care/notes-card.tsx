import { useText } from '@hanpan/client';
import { cells, FailureNotice, PanelSection } from '@hanpan/kit';
import { consoleMemberCareTexts } from '@hanpan/messages';
import { Badge, Button, Card, Checkbox, Field, TextArea, TimeText } from '@hanpan/ui';
import { type FormEvent, useState } from 'react';
import { useMay } from '../../../app/session.ts';
import styles from './care.module.css';
import { type MemberCare, useCareAction } from './use-member-care.ts';

/** What operators wrote down about it, the pinned ones first. */
export function NotesCard({ member, notes }: Pick<MemberCare, 'member' | 'notes'>) {
  const t = useText(consoleMemberCareTexts);
  const mayWrite = useMay('/api/console/members/note');
  return (
    <Card className={styles.card}>
      <PanelSection title={t('consoleMemberCare.notes')} note={t('consoleMemberCare.notesNote')}>
        <div className={styles.notes}>
          {notes.length === 0 && <p className={styles.quiet}>{t('consoleMemberCare.notes.none')}</p>}
          {notes.map((note) => (
            <div key={note.noteIdx} className={styles.note}>
              <span className={cells.quiet}>
                {note.isPinned && (
                  <Badge size="sm" kind="plain">
                    {t('consoleMemberCare.notes.pinned')}
                  </Badge>
                )}{' '}
                {note.by} · <TimeText atMs={Date.parse(note.at)} />
              </span>
              {note.body}
            </div>
          ))}
          {mayWrite && <NoteForm memberKey={member.memberKey} />}
        </div>
      </PanelSection>
    </Card>
  );
}

function NoteForm({ memberKey }: { memberKey: number }) {
  const t = useText(consoleMemberCareTexts);
  const writing = useCareAction();
  const [body, setBody] = useState('');
  const [isPinned, setPinned] = useState(false);
  const [isTried, setTried] = useState(false);
  const isMissing = body.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(isMissing);
    if (isMissing || writing.isUnderWay()) return;
    const { data } = await writing.send('/api/console/members/note', { memberKey, body, isPinned });
    if (data === undefined) return;
    setBody('');
    setPinned(false);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={t('consoleMemberCare.notes.body')}
        error={isTried && isMissing && t('consoleMemberCare.notes.missing')}
      >
        <TextArea rows={3} maxLength={1_000} value={body} onChange={(event) => setBody(event.target.value)} />
      </Field>
      <div className={styles.row}>
        <Checkbox label={t('consoleMemberCare.notes.pin')} checked={isPinned} onChange={setPinned} />
        <Button type="submit" size="sm" busy={writing.isSending}>
          {t('consoleMemberCare.notes.save')}
        </Button>
      </div>
      <FailureNotice failure={writing.failure} />
    </form>
  );
}
