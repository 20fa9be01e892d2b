import { formatDecimal } from '@hanpan/money';
import type { RoomInfo } from '../../../../src/rooms/room-api.ts';
import { InfoDialog } from '../../cabinet/info-dialog.tsx';
import { formatHundredths, formatNumber } from '../../messages/figures.ts';
import { betName, kindName, kindOf } from '../bet-names.ts';
import type { RoomKey } from '../messages/texts.ts';
import { Fair } from './fair.tsx';
import type { InfoProps } from './info-props.ts';
import { ThirdCard } from './third-card.tsx';

const pages = ['pays', 'rules', 'fair'] as const;

/** One press away from the table. */
export function RoomInfoPanel({ onClose, ...props }: InfoProps & { onClose: () => void }) {
  const { t, tc } = props;
  return (
    <InfoDialog t={tc} names={pages} titleOf={t} onClose={onClose}>
      {(shown) => (
        <>
          {shown === 'pays' && <Pays {...props} />}
          {shown === 'rules' && (
            <>
              <p>{t(`rules_${props.info.rules}` as RoomKey)}</p>
              {props.info.rules === 'baccarat' && <ThirdCard t={t} />}
              <p>{t('rulesCommon')}</p>
            </>
          )}
          {shown === 'fair' && <Fair {...props} />}
        </>
      )}
    </InfoDialog>
  );
}

/** Every bet with what it pays and returns, equal ones of a kind in one row. */
function Pays({ view, info, t }: InfoProps) {
  const limits = view.room?.round?.limits ?? {};
  return (
    <>
      <table className="pays-table">
        <thead>
          <tr>
            {(['betColumn', 'paysColumn', 'rtpColumn', 'hitColumn', 'limitColumn'] as const).map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grouped(info).map(({ id, names, pays, rtpBasisPoints, winBasisPoints, refundBasisPoints }) => (
            <tr key={id}>
              <th scope="row">{rowName(names, t)}</th>
              <td className="num">{formatDecimal(pays, t.lang)}</td>
              <td className="num">{formatHundredths(rtpBasisPoints, t.lang)}%</td>
              <td className="num">
                {formatHundredths(winBasisPoints, t.lang)}%
                {refundBasisPoints > 0 && (
                  <small>
                    {t(halfRefunds.has(info.rules) ? 'refundHalf' : 'refundShare', {
                      refund: formatHundredths(refundBasisPoints, t.lang),
                    })}
                  </small>
                )}
              </td>
              <td className="num">{formatNumber(limits[id] ?? 0, t.lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('longRun')}</p>
    </>
  );
}

/** Where half of a stake comes back, and not the whole of it. */
const halfRefunds: ReadonlySet<string> = new Set(['dragon-tiger', 'roulette']);

type Group = RoomInfo['bets'][number] & { names: string[] };

/** A row is called what its bets are, and bets without such a name by their own. */
function rowName(names: readonly string[], t: InfoProps['t']): string {
  const kind = kindOf(names[0] ?? '');
  return kind === undefined ? names.map((name) => betName(name, t)).join(', ') : kindName(kind, t);
}

/** Bets of one kind that pay and return the same are one row. */
function grouped({ bets }: RoomInfo): Group[] {
  const groups = new Map<string, Group>();
  for (const bet of bets) {
    const kind = kindOf(bet.id) ?? (bet.id.startsWith('total-') ? 'total' : bet.id);
    const key = `${kind}/${bet.pays}/${bet.rtpBasisPoints}`;
    const known = groups.get(key);
    if (!known) groups.set(key, { ...bet, names: [bet.id] });
    else known.names.push(bet.id);
  }
  return [...groups.values()];
}
