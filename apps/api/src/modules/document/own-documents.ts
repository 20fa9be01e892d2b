import type { AnswerOf, BodyOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { MemberContext } from '../../kernel/call-context.ts';
import { isoOf } from '../../kernel/clock.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { settingsOf } from '../settings/index.ts';
import { acceptCurrent } from './accept-current.ts';
import { acceptancesOf, kindsDue } from './acceptance-store.ts';
import type { DocumentServices } from './services.ts';
import { currentDocuments } from './store.ts';

/** What is current, and what of it the member has accepted. */
export async function ownDocuments(
  queryable: Queryable,
  { site, memberId }: Pick<MemberContext, 'site' | 'memberId'>,
): Promise<AnswerOf<'/api/member/documents'>> {
  const current = await currentDocuments(queryable, site.id);
  const due = await kindsDue(queryable, memberId);
  const accepted = await acceptancesOf(queryable, memberId);
  return {
    list: current.map(({ kind, version, publishedAt }) => {
      const last = accepted
        .filter((each) => each.kind === kind)
        .reduce<(typeof accepted)[number] | undefined>(
          (held, each) => (held !== undefined && held.version > each.version ? held : each),
          undefined,
        );
      return {
        kind,
        version,
        publishedAt: isoOf(publishedAt),
        accepted: last === undefined ? null : { version: last.version, at: isoOf(last.acceptedAt) },
        isDue: due.has(kind),
      };
    }),
    isRequired: settingsOf(site).documentsRequired,
  };
}

/** A member accepts; what it accepted before keeps its date. Fails with D002. */
export function acceptDocuments(
  { database, clock }: DocumentServices,
  context: MemberContext,
  { documents }: BodyOf<'/api/member/acceptDocuments'>,
) {
  const { site, memberId, address } = context;
  return inTransaction(database, async (tx) => {
    const acceptor = { siteId: site.id, memberId, address, at: clock.date() };
    return (await acceptCurrent(tx, acceptor, documents)) ?? ownDocuments(tx, context);
  });
}
