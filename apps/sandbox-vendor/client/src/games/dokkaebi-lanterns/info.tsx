import { formatDecimal } from '@hanpan/money';
import { useState } from 'react';
import type { LanternsInfo } from '../../../../src/games/dokkaebi-lanterns/play-api.ts';
import type { InfoProps } from '../../cabinet/info-props.ts';
import { formatHundredths, formatNumber } from '../../messages/figures.ts';
import type { Lang } from '../../messages/texts.ts';
import { gameTranslator } from '../../messages/translate.ts';
import { Stepper } from '../../steps/stepper.tsx';
import { texts } from './messages.ts';

/** For a number of dokkaebi: every rung with its chance and what stopping there returns. */
export function Pays({ view, game, t, chosenMines }: InfoProps<LanternsInfo> & { chosenMines: number }) {
  const text = gameTranslator(texts, view.lang);
  const [mines, setMines] = useState(chosenMines);
  const ladder = game.ladders.find((each) => each.mines === mines)?.multipliers ?? [];
  return (
    <>
      <p>{text('paysHelp', { stake: view.stakeAmount })}</p>
      <Stepper
        label={text('mines')}
        lessLabel={text('fewer')}
        moreLabel={text('more')}
        values={game.ladders.map((each) => each.mines)}
        value={mines}
        disabled={false}
        show={(count) => text('minesValue', { count })}
        onChoose={setMines}
        testId="info-mines"
      />
      <table className="figures-table">
        <thead>
          <tr>
            <th>{text('picks')}</th>
            <th>{text('multiplier')}</th>
            <th>{t('label.win')}</th>
            <th>{text('chance')}</th>
            <th>{text('return')}</th>
          </tr>
        </thead>
        <tbody>
          {ladder.map((multiplier, index) => {
            const chance = survival(game.cellCount, mines, index + 1);
            return (
              <tr key={multiplier}>
                <td>{index + 1}</td>
                <td>×{formatHundredths(multiplier, view.lang)}</td>
                <td>{formatNumber(Math.floor((view.stakeAmount * multiplier) / 100), view.lang)}</td>
                <td>{percent(chance, view.lang)}</td>
                <td>{formatHundredths(Math.floor(chance * multiplier * 100 + 1e-6), view.lang)}%</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

export function Rules({ view, game }: InfoProps<LanternsInfo>) {
  const text = gameTranslator(texts, view.lang);
  const stakes = game.stakeAmounts;
  const limits = {
    min: stakes[0] ?? 0,
    max: stakes.at(-1) ?? 0,
    seconds: game.minimumCycleMs / 1000,
  };
  return (
    <>
      <p>{text('howTo')}</p>
      <p>{text('sealed')}</p>
      <p>{text('cap', { cap: formatHundredths(game.capHundredths, view.lang) })}</p>
      <p>{text('interrupted')}</p>
      <p>{text('cycle', limits)}</p>
    </>
  );
}

export function Derivation({ view, game }: InfoProps<LanternsInfo>) {
  const text = gameTranslator(texts, view.lang);
  const { basisPoints, greatestBasisPoints, returnPercent, top } = game.returns;
  return (
    <>
      <p>
        {text('howReturn', {
          percent: returnPercent,
          least: formatHundredths(basisPoints, view.lang),
          greatest: formatHundredths(greatestBasisPoints, view.lang),
        })}
      </p>
      <p>
        {text('topReturn', {
          mines: top.mines,
          multiplier: formatHundredths(top.multiplierHundredths, view.lang),
          every: top.every,
        })}
      </p>
    </>
  );
}

/** The chance that so many lanterns in a row are safe. */
function survival(cells: number, mines: number, picks: number): number {
  let chance = 1;
  for (let lit = 0; lit < picks; lit += 1) chance *= (cells - mines - lit) / (cells - lit);
  return chance;
}

function percent(chance: number, lang: Lang): string {
  return `${formatDecimal((chance * 100).toPrecision(4), lang)}%`;
}
