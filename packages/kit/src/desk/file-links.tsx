import { exportHref, workbookOf } from '@hanpan/contract';
import { LinkButton } from '@hanpan/ui';

interface FileLinksProps {
  readonly file: { readonly path: `/api/${string}.csv` };
  /** What is null is left out. */
  readonly query: Readonly<Record<string, string | number | null>>;
  readonly excel: string;
  readonly csv: string;
  /** What each saves, where the words on the buttons do not say it. */
  readonly excelNote?: string;
  readonly csvNote?: string;
}

/** A whole list as a file, streamed by the server: for a spreadsheet, or as text for other programs. */
export function FileLinks({ file, query, excel, csv, excelNote, csvNote }: FileLinksProps) {
  return (
    <>
      <LinkButton
        size="sm"
        icon="download"
        href={exportHref(workbookOf(file), query)}
        download
        title={excelNote}
      >
        {excel}
      </LinkButton>
      <LinkButton size="sm" icon="download" href={exportHref(file, query)} download title={csvNote}>
        {csv}
      </LinkButton>
    </>
  );
}
