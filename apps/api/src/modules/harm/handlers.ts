import { type HarmFigures, harmWeights } from '@hanpan/rules';
import type { Handlers } from '../../kernel/call-context.ts';
import { isoOf } from '../../kernel/clock.ts';
import { fail } from '../../kernel/failure.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { exclusionEnd, memberFacts } from '../member/index.ts';
import { reviewMarkers } from './review-markers.ts';
import { listOpen, markersOfMember, reviewsOf } from './review-store.ts';
import type { HarmServices } from './services.ts';
import { dayDone } from './store.ts';

type HarmPath = '/api/console/harm/list' | '/api/console/harm/member' | '/api/console/harm/review';

const markersShown = 50;
const reviewsShown = 20;

function presentMarker<Marker extends { readonly id: number; readonly figures: HarmFigures }>({
  id,
  figures,
  ...marker
}: Marker) {
  const { amount = null, beforeAmount = null, count = null, minutes = null } = figures;
  return { ...marker, markerIdx: id, figures: { amount, beforeAmount, count, minutes } };
}

export function harmHandlers({ database, clock }: HarmServices) {
  return {
    '/api/console/harm/list': async ({ site }, { kind, sort, page }) => {
      const { rows, total, openCount } = await listOpen(database, {
        siteId: site.id,
        kind: kind === 'all' ? null : kind,
        weights: harmWeights,
        sort,
        ...pageOf(page, consolePageSize),
      });
      return {
        list: rows.map(({ memberKey, memId, memNick, status, score, excludedUntil, markers }) => ({
          ...{ memberKey, memId, memNick, status, score },
          excludedUntil: exclusionEnd(excludedUntil, clock()),
          markers: markers.map(presentMarker),
        })),
        pageInfo: pageInfoOf(page, consolePageSize, total),
        openCount,
        lookedUntil: (await dayDone(database, site.id)) ?? null,
      };
    },

    '/api/console/harm/member': async ({ site }, { memberKey }) => {
      const member = await memberFacts(database, memberKey);
      if (member?.siteId !== site.id) return fail('E404');
      const markers = await markersOfMember(database, memberKey, markersShown);
      const reviews = await reviewsOf(database, memberKey, reviewsShown);
      return {
        memId: member.memId,
        markers: markers.map(presentMarker),
        reviews: reviews.map(({ id, at, ...review }) => ({ ...review, reviewIdx: id, at: isoOf(at) })),
      };
    },

    '/api/console/harm/review': (context, body, tx) => reviewMarkers(tx, context, body, clock.date()),
  } satisfies Handlers<HarmPath>;
}
