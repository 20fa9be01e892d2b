import { useCallQuery, useMoneyCall, useText } from '@hanpan/client';
import type { AcceptedDocument, DataOf, DocumentKind, LocalText } from '@hanpan/contract';
import { consoleDocumentTexts, fill, type Locale } from '@hanpan/messages';
import { documentSections } from '@hanpan/rules';
import { toast } from '@hanpan/ui';

const path = '/api/console/documents';

export type Documents = DataOf<typeof path>;
export type DocumentVersion = Documents['list'][number];
export type Place = Documents['places'][number];

export interface DocumentDraft {
  readonly kind: DocumentKind;
  readonly baseVersion: number;
  readonly isMaterial: boolean;
  readonly texts: LocalText;
}

export function useDocuments() {
  return useCallQuery(path, {});
}

/** The texts of one version as they were published. */
export function useDocumentTexts({ kind, version }: AcceptedDocument) {
  return useCallQuery(`${path}/detail`, { kind, version });
}

export function usePublishDocument(onDone: () => void) {
  const t = useText(consoleDocumentTexts);
  const { submit, ...state } = useMoneyCall({ refreshes: [path] });
  const publish = async (draft: DocumentDraft) => {
    const { data } = await submit(`${path}/publish`, draft);
    if (data === undefined) return;
    toast({ text: t('consoleDocument.published', { version: data.version }) });
    onDone();
  };
  return { ...state, publish };
}

/** A text as members read it: its parts, with the names in braces filled by what the site has set. */
export function shownSections(text: string, places: readonly Place[], locale: Locale) {
  const values = Object.fromEntries(places.map(({ name, value }) => [name, value[locale]]));
  const filled = (part: string) => fill(part, values, locale);
  return documentSections(text).map(({ heading, blocks }) => ({
    heading: filled(heading),
    blocks: blocks.map((block) => ({ text: filled(block.text), points: block.points.map(filled) })),
  }));
}
