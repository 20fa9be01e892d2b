import { useCaller, useText } from '@hanpan/client';
import { Loaded, type RawSearch, type Site, siteQuery } from '@hanpan/kit';
import { guideTexts } from '@hanpan/messages';
import { Card, SkeletonRows } from '@hanpan/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { GuidedGame } from '../app/game-guides.ts';
import { useUrlParams } from '../app/urls.ts';
import { BettingGuide } from '../features/guides/betting-guide.tsx';
import { GameGuide } from '../features/guides/game-guide.tsx';
import { readGame } from '../features/guides/games/families.ts';
import { GameArticle } from '../features/guides/games/game-article.tsx';
import { GameCards, GameTabs } from '../features/guides/games/game-chooser.tsx';
import { gameTexts } from '../features/guides/games/texts.ts';
import { WayGuide } from '../features/guides/way-guide.tsx';
import { SupportPage } from './support-page.tsx';

/** A guide is made from the settings of the site, and waits for them. */
function WithSite({ children }: { children: (site: Site) => ReactNode }) {
  const t = useText(guideTexts);
  const query = useQuery(siteQuery(useCaller()));
  return (
    <Loaded
      query={query}
      errorTitle={t('guide.loadFailed')}
      skeleton={
        <Card>
          <SkeletonRows rows={8} columns={2} />
        </Card>
      }
    >
      {children}
    </Loaded>
  );
}

export function BettingGuidePage() {
  const t = useText(guideTexts);
  return (
    <SupportPage tab="betting" title={t('guide.betting.title')} note={t('guide.betting.note')}>
      <WithSite>{(site) => <BettingGuide site={site} />}</WithSite>
    </SupportPage>
  );
}

/** The games to choose from and the way of money; or the game that `?game=` names. */
export function GameGuidePage() {
  const t = useText(guideTexts);
  const { game: named }: RawSearch = useSearch({ strict: false });
  const game = readGame(named);
  if (game !== undefined) return <OneGamePage game={game} />;
  return (
    <SupportPage tab="game" title={t('guide.game.title')} note={t('guide.game.note')}>
      <WithSite>
        {(site) => (
          <>
            <GameCards />
            <GameGuide site={site} />
          </>
        )}
      </WithSite>
    </SupportPage>
  );
}

function OneGamePage({ game }: { game: GuidedGame }) {
  const t = useText(gameTexts);
  return (
    <SupportPage tab="game" title={t(`guideGame.${game}.name`)} note={t(`guideGame.${game}.about`)}>
      <GameTabs game={game} />
      {/* Each game has its own article: one for all would jump, because they are not equally long. */}
      <GameArticle key={game} game={game} />
    </SupportPage>
  );
}

export function WayGuidePage() {
  const t = useText(guideTexts);
  const { type } = useUrlParams('gameway');
  return (
    <SupportPage tab="betting" title={t('guide.ways')} note={t('guide.betting.note')}>
      <WithSite>{(site) => <WayGuide type={type} site={site} />}</WithSite>
    </SupportPage>
  );
}
