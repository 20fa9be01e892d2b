import { useAction, useText } from '@hanpan/client';
import { FailureNotice } from '@hanpan/kit';
import { consoleBoardTexts } from '@hanpan/messages';
import { Button } from '@hanpan/ui';
import { type ChangeEvent, type ClipboardEvent, useEffect, useId, useRef } from 'react';
import styles from './support.module.css';

interface RichEditorProps {
  readonly label: string;
  readonly lang: string;
  /** What it begins with; the server cleaned it when it was saved. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  /** A picture that was sent when the reader had gone on to another text: it belongs at the end of this one. */
  readonly onLatePicture: (src: string) => void;
  readonly onSending: (isSending: boolean) => void;
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
}

/**
 * Text with headings, lists and pictures. The browser's own editing does it; what it makes is cleaned by the server, so
 * nothing has to be kept out here. Pasting takes the words alone.
 */
export function RichEditor({ label, lang, html, onChange, onLatePicture, onSending }: RichEditorProps) {
  const t = useText(consoleBoardTexts);
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const first = useRef(html);
  const { send, isSending, failure } = useAction();
  useEffect(() => {
    if (area.current) area.current.innerHTML = first.current;
  }, []);
  const report = () => onChange(area.current?.innerHTML ?? '');
  const edit = (command: string, value?: string) => {
    area.current?.focus();
    document.execCommand(command, false, value);
    report();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    edit('insertText', event.clipboardData.getData('text/plain'));
  };
  const addPicture = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file === undefined) return;
    onSending(true);
    const { data } = await base64Of(file)
      .then((picture) => send('/api/console/board/image', { data: picture }))
      .finally(() => onSending(false));
    if (data === undefined) return;
    if (area.current === null) onLatePicture(data.src);
    else edit('insertImage', data.src);
  };
  return (
    <div className={styles.editor}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div role="toolbar" aria-label={t('consoleBoard.tools')} className={styles.tools}>
        <Button size="xs" onClick={() => edit('bold')}>
          {t('consoleBoard.tool.bold')}
        </Button>
        <Button size="xs" onClick={() => edit('formatBlock', 'h3')}>
          {t('consoleBoard.tool.heading')}
        </Button>
        <Button size="xs" onClick={() => edit('insertUnorderedList')}>
          {t('consoleBoard.tool.list')}
        </Button>
        <label className={styles.file} aria-busy={isSending}>
          {t('consoleBoard.tool.picture')}
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            disabled={isSending}
            onChange={(event) => void addPicture(event)}
          />
        </label>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a text area holds no headings and pictures. */}
      <div
        ref={area}
        role="textbox"
        aria-multiline="true"
        aria-labelledby={id}
        tabIndex={0}
        lang={lang}
        contentEditable
        suppressContentEditableWarning
        className={styles.html}
        onInput={report}
        onPaste={paste}
      />
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}
