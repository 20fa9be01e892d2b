import { documentSections } from '@hanpan/rules';
import type { Handlers } from '../../kernel/call-context.ts';
import { isoOf } from '../../kernel/clock.ts';
import { fail } from '../../kernel/failure.ts';
import { acceptDocuments, ownDocuments } from './own-documents.ts';
import { fillSections, listPlaces, placeValues } from './place-values.ts';
import { publishDocument } from './publish-document.ts';
import type { DocumentServices } from './services.ts';
import { countAdmitted, listPublications, publishedText } from './store.ts';

type DocumentPath =
  | '/api/main/document'
  | '/api/member/documents'
  | '/api/member/acceptDocuments'
  | '/api/console/documents'
  | '/api/console/documents/detail'
  | '/api/console/documents/publish';

export function documentHandlers(services: DocumentServices) {
  const { database, clock } = services;
  return {
    '/api/main/document': async ({ site, locale }, wanted) => {
      const found = await publishedText(database, site.id, wanted);
      if (found === undefined) return fail('E404');
      const { kind, version, isCurrent, publishedAt, texts } = found;
      const sections = documentSections(texts[locale]);
      return {
        kind,
        version,
        isCurrent,
        publishedAt: isoOf(publishedAt),
        sections: fillSections(sections, placeValues(site, locale), locale),
      };
    },

    '/api/member/documents': (context) => ownDocuments(database, context),
    '/api/member/acceptDocuments': (context, body) => acceptDocuments(services, context, body),

    '/api/console/documents': async ({ site }) => {
      const publications = await listPublications(database, site.id);
      return {
        list: publications.map(({ publishedAt, ...each }, place) => ({
          ...each,
          isCurrent: publications[place - 1]?.kind !== each.kind,
          publishedAt: isoOf(publishedAt),
        })),
        memberCount: await countAdmitted(database, site.id),
        places: listPlaces(site),
      };
    },

    '/api/console/documents/detail': async ({ site }, wanted) => {
      const found = await publishedText(database, site.id, wanted);
      if (found === undefined) return fail('E404');
      const { kind, version, texts } = found;
      return { kind, version, texts };
    },

    '/api/console/documents/publish': (context, body, tx) => publishDocument(tx, context, body, clock.date()),
  } satisfies Handlers<DocumentPath>;
}
