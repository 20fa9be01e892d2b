import { formatDecimal } from '@hanpan/money';
import type { RoomInfo } from '../../../../src/rooms/room-api.ts';
import { InfoDialog } from '../../cabinet/info-dialog.tsx';
import { formatHundredths, formatNumber } from '../../messages/figures.ts';
import { betName } from '../bet-names.ts';
import type { RoomKey } from '../messages/texts.ts';
import { Fair } from './fair.tsx';
import type { InfoProps } from './info-props.ts';

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
          {grouped(info).map(({ id, names, pays, rtpBasisPoints, hitBasisPoints }) => (
            <tr key={id}>
              <th scope="row">{names.map((name) => betName(name, t)).join(', ')}</th>
              <td className="num">{formatDecimal(pays, t.lang)}</td>
              <td className="num">{formatHundredths(rtpBasisPoints, t.lang)}%</td>
              <td className="num">{formatHundredths(hitBasisPoints, t.lang)}%</td>
              <td className="num">{formatNumber(limits[id] ?? 0, t.lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('longRun')}</p>
    </>
  );
}

type Group = RoomInfo['bets'][number] & { names: string[] };
const namesShown = 3;

/** Bets of one kind that pay and return the same are one row, named after the first few. */
function grouped({ bets }: RoomInfo): Group[] {
  const groups = new Map<string, Group>();
  for (const bet of bets) {
    const kind = bet.id.split('-')[0];
    const key = `${/\d/.test(bet.id) ? kind : bet.id}/${bet.pays}/${bet.rtpBasisPoints}`;
    const known = groups.get(key);
    if (!known) groups.set(key, { ...bet, names: [bet.id] });
    else if (known.names.length < namesShown) known.names.push(bet.id);
  }
  return [...groups.values()];
}
