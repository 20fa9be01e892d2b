import { useText } from '@hanpan/client';
import { guideGamesTexts, guideSlotTexts } from '@hanpan/messages';
import type { ExampledGame } from './examples.ts';
import { facts, type SlotGuide, slotFacts, waysOfGuide } from './facts.ts';
import { PayTable } from './pay-table.tsx';
import { useBetName } from './texts.ts';
import { useFigures } from './use-figures.ts';

/** What can be bet on in a vendor's game, with what it pays and returns, from the facts that the vendor has published. */
export function VendorPays({ game }: { game: ExampledGame }) {
  if (game in facts.tables) return <TablePays game={game as keyof typeof facts.tables} />;
  if (game in waysOfGuide) return <SlotPays guide={game as SlotGuide} />;
  if (game === 'fishing') return <FishPays />;
  return game === 'derby' ? <DerbyPays /> : <LanternPays />;
}

function TablePays({ game }: { game: keyof typeof facts.tables }) {
  const t = useText(guideGamesTexts);
  const betName = useBetName();
  const { span } = useFigures();
  return (
    <PayTable
      caption={t('guideGames.payNote')}
      columns={[t('guideGames.column.bet'), t('guideGames.column.pays'), t('guideGames.column.return')]}
      rows={facts.tables[game].map(({ name, pays, returns: [least = 0, greatest = 0] }) => [
        betName(game, name),
        pays,
        span(least, greatest),
      ])}
    />
  );
}

function SlotPays({ guide }: { guide: SlotGuide }) {
  const t = useText(guideGamesTexts);
  const { times, percent } = useFigures();
  const ways = useText(guideSlotTexts);
  const [shown] = waysOfGuide[guide];
  const { columns, rows } = slotFacts(shown);
  return (
    <>
      <PayTable
        caption={t(guide === 'ways' || guide === 'holdandwin' ? 'guideGames.wayNote' : 'guideGames.lineNote')}
        columns={[t('guideGames.column.symbol'), ...columns]}
        rows={rows.map((pays, at) => [t('guideGames.symbol', { rank: at + 1 }), ...pays.map(times)])}
      />
      {guide === 'holdandwin' && <CoinPays />}
      <PayTable
        caption={t('guideGames.return')}
        columns={[t('guideGames.column.way'), t('guideGames.column.hit'), t('guideGames.column.return')]}
        rows={waysOfGuide[guide].map((way) => {
          const { hitBasisPoints, returnBasisPoints } = slotFacts(way);
          return [ways(`guideGame.way.${way}`), percent(hitBasisPoints), percent(returnBasisPoints)];
        })}
      />
    </>
  );
}

function CoinPays() {
  const t = useText(guideGamesTexts);
  const { times, percent } = useFigures();
  const { coins } = facts.hold;
  const all = coins.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <PayTable
      caption={t('guideGames.coinNote')}
      columns={[t('guideGames.column.coin'), t('guideGames.column.share')]}
      rows={coins.map(({ hundredths, weight }) => [
        t('guideGames.times', { multiplier: times(hundredths) }),
        percent((weight * 10_000) / all),
      ])}
    />
  );
}

function FishPays() {
  const t = useText(guideGamesTexts);
  const { between, percent } = useFigures();
  const betName = useBetName();
  return (
    <PayTable
      caption={`${t('guideGames.return')} ${percent(facts.fishing.returnBasisPoints)}`}
      columns={[
        t('guideGames.column.fish'),
        t('guideGames.column.multiplier'),
        t('guideGames.column.chance'),
      ]}
      rows={facts.fishing.fish.map(({ name, multiplier, prizes, chance: { wins, below } }) => [
        betName('fishing', name),
        t('guideGames.times', {
          multiplier:
            prizes.length > 0
              ? between(String(Math.min(...prizes)), String(Math.max(...prizes)))
              : multiplier,
        }),
        t('guideGames.oneIn', { wins, below: String(below) }),
      ])}
    />
  );
}

function DerbyPays() {
  const t = useText(guideGamesTexts);
  const { odds, between, span } = useFigures();
  const betName = useBetName();
  return (
    <PayTable
      caption={t('guideGames.fields', { count: facts.derby.runners })}
      columns={[t('guideGames.column.bet'), t('guideGames.column.odds'), t('guideGames.column.return')]}
      rows={facts.derby.markets.map(
        ({ name, oddsHundredths: [low = 0, high = 0], returns: [least = 0, greatest = 0] }) => [
          betName('derby', name),
          between(odds(low), odds(high)),
          span(least, greatest),
        ],
      )}
    />
  );
}

function LanternPays() {
  const t = useText(guideGamesTexts);
  const { times, span } = useFigures();
  const { ladders, picks, returns } = facts.lanterns;
  const [least = 0, greatest = 0] = returns;
  return (
    <PayTable
      caption={`${t('guideGames.return')} ${span(least, greatest)}`}
      columns={[
        t('guideGames.column.lanterns'),
        ...ladders.map(({ mines }) => t('guideGames.column.mines', { count: mines })),
      ]}
      rows={picks.map((count, at) => [
        String(count),
        ...ladders.map(({ hundredths }) => {
          const multiplier = hundredths[at];
          return multiplier == null ? '–' : t('guideGames.times', { multiplier: times(multiplier) });
        }),
      ])}
    />
  );
}
