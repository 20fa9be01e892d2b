import { bankerDraws, playerDraws } from '../../../../src/games/baccarat/deal.ts';
import type { TranslateRoom } from '../messages/texts.ts';

const values = Array.from({ length: 10 }, (_, value) => value);
/** With eight or nine nobody draws. */
const totals = values.slice(0, 8);

/** When third cards are drawn, made of the rules themselves. */
export function ThirdCard({ t }: { t: TranslateRoom }) {
  return (
    <>
      <p>
        {t('thirdPlayer', {
          draws: rangesOf(totals.filter(playerDraws)),
          stands: rangesOf(totals.filter((total) => !playerDraws(total))),
        })}{' '}
        {t('thirdStood', { draws: rangesOf(totals.filter((total) => bankerDraws(total, undefined))) })}
      </p>
      <table className="pays-table">
        <thead>
          <tr>
            <th scope="col">{t('thirdBanker')}</th>
            <th scope="col">{t('thirdDrawsOn')}</th>
          </tr>
        </thead>
        <tbody>
          {totals.map((total) => {
            const draws = values.filter((third) => bankerDraws(total, third));
            return (
              <tr key={total}>
                <th scope="row">{total}</th>
                <td>
                  {draws.length === values.length
                    ? t('thirdAlways')
                    : draws.length === 0
                      ? t('thirdNever')
                      : rangesOf(draws)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

/** 0–7, 9 */
export function rangesOf(numbers: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
