import type { RoomInfo, RoomRoundView } from '../../../src/rooms/room-api.ts';
import type { Lang } from '../messages/texts.ts';
import { gameTranslator } from '../messages/translate.ts';
import { virtualTexts } from './messages.ts';
import type { VirtualParts } from './parts.ts';

interface LimitsProps {
  round: RoomRoundView | null;
  info: RoomInfo;
  parts: Pick<VirtualParts, 'marketOf'>;
  lang: Lang;
}

/** The greatest stakes of this round. Within a kind of bet they differ with the odds: no bet may win too much. */
export function Limits({ round, info, parts, lang }: LimitsProps) {
  const text = gameTranslator(virtualTexts, lang);
  const markets = new Map<string, number[]>();
  for (const [bet, limit] of Object.entries(round?.limits ?? {})) {
    const market = parts.marketOf(bet, lang);
    markets.set(market, [...(markets.get(market) ?? []), limit]);
  }
  return (
    <>
      <table className="figures-table" data-testid="limits">
        <thead>
          <tr>
            <th>{text('market')}</th>
            <th>{text('limit')}</th>
          </tr>
        </thead>
        <tbody>
          {[...markets].map(([market, limits]) => {
            const [least, most] = [Math.min(...limits), Math.max(...limits)];
            return (
              <tr key={market}>
                <td>{market}</td>
                <td>{least === most ? text('upTo', { most }) : text('upToOf', { least, most })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>{text('roundLimit', { most: info.limits.roundAmount })}</p>
    </>
  );
}
