import { useCallQuery, useText } from '@hanpan/client';
import { Loaded } from '@hanpan/kit';
import { fairTexts } from '@hanpan/messages';
import { Card, EmptyState, LinkButton, SkeletonRows } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { FairAnnouncement } from './fair-announcement.tsx';
import { FairDraws } from './fair-draws.tsx';
import { FairMatch } from './fair-match.tsx';
import type { Commitment, FairSearch } from './model.ts';
import { useSealedMatches } from './use-sealed-matches.ts';

interface FairSeriesProps {
  readonly digest: string;
  readonly search: FairSearch;
  readonly onDraw: (draw: number) => void;
}

/** One announcement, found by the hash on a receipt, and its draws. */
export function FairSeries({ digest, search, onDraw }: FairSeriesProps) {
  const t = useText(fairTexts);
  const query = useCallQuery('/api/fair/commitments', { digest });
  return (
    <Loaded
      query={query}
      errorTitle={t('fair.errorTitle')}
      errorBody={() => t('fair.errorBody')}
      skeleton={<SkeletonRows rows={8} columns={2} />}
    >
      {({ list: [commitment] }) =>
        commitment === undefined ? (
          <UnknownHash />
        ) : (
          <Announced commitment={commitment} search={search} onDraw={onDraw} />
        )
      }
    </Loaded>
  );
}

type AnnouncedProps = Pick<FairSeriesProps, 'search' | 'onDraw'> & { readonly commitment: Commitment };

/** Above it the match that the reader came from; without one that which it decides. All of it comes at once, so that nothing moves. */
function Announced({ commitment, search, onDraw }: AnnouncedProps) {
  const { digest } = commitment;
  const { matches, isComing } = useSealedMatches([commitment]);
  const eventId = search.event > 0 ? search.event : (matches.get(digest)?.eventId ?? 0);
  const match = useCallQuery('/api/sport/event', { eventId }, { enabled: eventId > 0 });
  if (eventId > 0 ? match.isPending : isComing) return <SkeletonRows rows={8} columns={2} />;
  return (
    <>
      {eventId > 0 && <FairMatch eventId={eventId} digest={digest} />}
      <FairAnnouncement commitment={commitment} digest={digest} />
      <FairDraws commitment={commitment} search={search} onDraw={onDraw} />
    </>
  );
}

export function UnknownHash() {
  const t = useText(fairTexts);
  return (
    <Card as="div">
      <EmptyState
        level={2}
        title={t('fair.unknownTitle')}
        action={
          <LinkButton as={AppLink} to="fair">
            {t('fair.all')}
          </LinkButton>
        }
      >
        {t('fair.unknownBody')}
      </EmptyState>
    </Card>
  );
}
