import { useText } from '@hanpan/client';
import { exportHref, workbookOf } from '@hanpan/contract';
import { ReasonDialog } from '@hanpan/kit';
import { consoleListTexts } from '@hanpan/messages';
import { Button, Checkbox } from '@hanpan/ui';
import { type ReactNode, useState } from 'react';

/** What is null is left out. */
type Query = Readonly<Record<string, string | number | null>>;

interface SaveButtonProps {
  readonly file: { readonly path: `/api/${string}.${'csv' | 'xlsx'}` };
  readonly query: Query;
  /** What it saves, where the words on it do not say it. */
  readonly label?: string | undefined;
  readonly note?: string | undefined;
  readonly size?: 'xs' | 'sm';
  readonly children: ReactNode;
}

/** The browser saves what comes as it arrives, as from a link with this address. */
function save(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}

/**
 * Saves a file once its reader has said why: the server gives none without a reason, which the audit log keeps. It begins with what
 * an auditor asks of a report, unless its reader wants the columns alone.
 */
export function SaveButton({ file, query, label, note, size = 'sm', children }: SaveButtonProps) {
  const t = useText(consoleListTexts);
  const [isAsking, setAsking] = useState(false);
  const [hasHead, setHead] = useState(true);
  const confirm = (reason: string) => {
    save(exportHref(file, { ...query, head: hasHead ? null : 'columns', reason }));
    setAsking(false);
  };
  return (
    <>
      <Button
        size={size}
        icon="download"
        aria-label={label}
        title={note ?? label}
        onClick={() => setAsking(true)}
      >
        {children}
      </Button>
      {isAsking && (
        <ReasonDialog
          open
          onOpenChange={setAsking}
          title={t('consoleList.whyTitle')}
          note={t('consoleList.whyNote')}
          presets={[
            t('consoleList.why.books'),
            t('consoleList.why.question'),
            t('consoleList.why.authority'),
          ]}
          confirmLabel={t('consoleList.save')}
          tone="filled"
          busy={false}
          onConfirm={confirm}
        >
          <Checkbox
            label={t('consoleList.withHead')}
            description={t('consoleList.withHeadNote')}
            checked={hasHead}
            onChange={setHead}
          />
        </ReasonDialog>
      )}
    </>
  );
}

interface SaveButtonsProps {
  readonly file: { readonly path: `/api/${string}.csv` };
  readonly query: Query;
  readonly excel: string;
  readonly csv: string;
  readonly excelNote?: string;
  readonly csvNote?: string;
}

/** A whole list as a file, streamed by the server: for a spreadsheet, or as text for other programs. */
export function SaveButtons({ file, query, excel, csv, excelNote, csvNote }: SaveButtonsProps) {
  return (
    <>
      <SaveButton file={workbookOf(file)} query={query} note={excelNote}>
        {excel}
      </SaveButton>
      <SaveButton file={file} query={query} note={csvNote}>
        {csv}
      </SaveButton>
    </>
  );
}
