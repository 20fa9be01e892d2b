import { markets } from '../../../../src/games/night-derby/rules.ts';
import { formatHundredths, formatReturn } from '../../messages/figures.ts';
import { gameTranslator } from '../../messages/translate.ts';
import { virtualTexts } from '../../virtual/messages.ts';
import type { RulesProps } from '../../virtual/parts.ts';
import { cardOf } from './card.ts';
import { horseName, texts } from './messages.ts';

/** How it is drawn, what every kind of bet returns, and the strengths of this race. */
export function Rules({ card, lang }: RulesProps) {
  const text = gameTranslator(texts, lang);
  const common = gameTranslator(virtualTexts, lang);
  const race = cardOf(card);
  const strengths = race?.runners.reduce((total, { weight }) => total + weight, 0) ?? 1;
  const places = (race?.runners.length ?? 8) >= 8 ? 3 : 2;
  return (
    <>
      <p>{text('rules')}</p>
      <table className="figures-table">
        <thead>
          <tr>
            <th>{common('market')}</th>
            <th>{common('target')}</th>
          </tr>
        </thead>
        <tbody>
          {markets.map(({ name, target }) => (
            <tr key={name}>
              <td>
                {text(name)} · {text(`${name}Help`, { places })}
              </td>
              <td>{formatReturn(target, lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {race && (
        <table className="figures-table">
          <thead>
            <tr>
              <th>{text('race', { race: race.race })}</th>
              <th>{text('strength')}</th>
              <th>{text('chance')}</th>
              <th>{text('win')}</th>
              <th>{text('place')}</th>
            </tr>
          </thead>
          <tbody>
            {race.runners.map(({ gate, horse, weight }) => (
              <tr key={gate}>
                <td>{text('gate', { gate, horse: horseName(horse, lang) })}</td>
                <td>{weight}</td>
                <td>
                  {weight}/{strengths}
                </td>
                <td>{formatHundredths(race.odds[`win-${gate}`] ?? 0, lang)}</td>
                <td>{formatHundredths(race.odds[`place-${gate}`] ?? 0, lang)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>{text('shared')}</p>
    </>
  );
}
