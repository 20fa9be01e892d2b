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
          <>
            <SealedMatch commitment={commitment} cameFrom={search.event} />
            <FairAnnouncement commitment={commitment} digest={digest} />
            <FairDraws commitment={commitment} search={search} onDraw={onDraw} />
          </>
        )
      }
    </Loaded>
  );
}

/** The match that the reader came from; without one that which the announcement decides. */
function SealedMatch({ commitment, cameFrom }: { commitment: Commitment; cameFrom: number }) {
  const { digest } = commitment;
  const sealed = useSealedMatches([commitment]).get(digest);
  const eventId = cameFrom > 0 ? cameFrom : (sealed?.eventId ?? 0);
  return eventId > 0 && <FairMatch eventId={eventId} digest={digest} />;
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
