import { useCallQuery, useLocale, useText } from '@hanpan/client';
import { type MiniGame, miniGames } from '@hanpan/contract';
import { Loaded, useMiniWords } from '@hanpan/kit';
import { guideGamesTexts } from '@hanpan/messages';
import { Card, LinkButton, SkeletonRows } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { AppLink } from '../../../app/app-link.tsx';
import type { GuidedGame } from '../../../app/game-guides.ts';
import styles from '../guide.module.css';
import { GuideSection, Points, Steps } from '../guide-article.tsx';
import { type ExampledGame, numbersOf } from './examples.ts';
import { placeOfGame } from './families.ts';
import { miniNumbers } from './mini-example.ts';
import { MiniPays } from './mini-pays.tsx';
import { gameTexts, type Numbers, useBetName, useGameWords } from './texts.ts';
import { VendorPays } from './vendor-pays.tsx';

const isMiniGame = (game: GuidedGame): game is MiniGame => miniGames.some((each) => each === game);

/** How one game is played, what it pays and returns, and what is often misunderstood about it. */
export function GameArticle({ game }: { game: GuidedGame }) {
  return isMiniGame(game) ? <MiniArticle game={game} /> : <VendorArticle game={game} />;
}

function VendorArticle({ game }: { game: ExampledGame }) {
  const betName = useBetName();
  const { locale } = useLocale();
  const t = useText(guideGamesTexts);
  const numbers = inLocale(numbersOf(game), locale);
  const { fish } = numbers;
  const named = fish === undefined ? numbers : { ...numbers, fish: betName('fishing', String(fish)) };
  return (
    <Article game={game} numbers={named} note={t('guideGames.fromRules')} openIt={t('guideGames.openLobby')}>
      <VendorPays game={game} />
    </Article>
  );
}

/** Decimals as the language writes them; whole numbers are grouped where they are put into the text. */
function inLocale(numbers: Numbers, locale: string): Numbers {
  if (locale !== 'vi') return numbers;
  return Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(/^(\d+)\.(\d+)$/, '$1,$2') : value,
    ]),
  );
}

/** The odds are the site's own, and everything waits for them: a table that comes later would push the rest about. */
function MiniArticle({ game }: { game: MiniGame }) {
  const t = useText(gameTexts);
  const words = useMiniWords();
  const { locale } = useLocale();
  const query = useCallQuery('/api/minigame/board', { game });
  return (
    <Loaded
      query={query}
      errorTitle={t('guideGames.priceError')}
      skeleton={
        <Card>
          <SkeletonRows rows={14} columns={3} />
        </Card>
      }
    >
      {(board) => (
        <Article
          game={game}
          numbers={miniNumbers(board, locale, words.bet)}
          openIt={t('guideGames.open', { game: t(`guideGame.${game}.name`) })}
        >
          <MiniPays board={board} />
        </Article>
      )}
    </Loaded>
  );
}

interface ArticleProps {
  readonly game: GuidedGame;
  readonly numbers: Numbers;
  readonly note?: string;
  readonly openIt: string;
  readonly children: ReactNode;
}

function Article({ game, numbers, note, openIt, children }: ArticleProps) {
  const t = useText(gameTexts);
  const words = useGameWords();
  return (
    <>
      <div className={styles.parts}>
        <GuideSection title={t('guideGames.how', { game: t(`guideGame.${game}.name`) })}>
          <Steps
            steps={(['how1', 'how2', 'how3', 'how4'] as const).map((part) => words(game, part, numbers))}
          />
        </GuideSection>
        <GuideSection title={t('guideGames.pays')}>
          {children}
          {note && <p className={styles.text}>{note}</p>}
        </GuideSection>
        <GuideSection title={t('guideGames.example')} text={words(game, 'example', numbers)} />
        <GuideSection title={t('guideGames.return')} text={t('guideGames.returnText')} />
        <GuideSection title={t('guideGames.myths')}>
          <Points
            points={[
              words(game, 'myth', numbers),
              t('guideGames.myth.past'),
              t('guideGames.myth.stake'),
              t('guideGames.myth.chase'),
            ]}
          />
        </GuideSection>
      </div>
      <div className={styles.actions}>
        <LinkButton as={AppLink} to={placeOfGame[game]} variant="filled" icon="play">
          {openIt}
        </LinkButton>
        <LinkButton as={AppLink} to="protection">
          {t('guideGames.protection')}
        </LinkButton>
      </div>
    </>
  );
}
