import { useEffect, useState } from 'react';
import type { PotState } from '../../../src/play/play-api.ts';
import type { PlayApi } from '../api.ts';
import { Money } from '../cabinet/money.tsx';
import type { Lang } from '../messages/texts.ts';
import type { Translate } from '../messages/translate.ts';

/** A meter moves with everybody's stakes. */
const askAgainMs = 5000;

interface PotsProps {
  api: PlayApi;
  t: Translate;
  lang: Lang;
}

function usePots(api: PlayApi): readonly PotState[] {
  const [pots, setPots] = useState<readonly PotState[]>([]);
  useEffect(() => {
    // A meter that could not be read stays as it was; it is asked for again soon.
    const ask = () => void api.pots().then(setPots, () => undefined);
    ask();
    const timer = setInterval(ask, askAgainMs);
    return () => clearInterval(timer);
  }, [api]);
  return pots;
}

function potName(name: string, t: Translate): string {
  return t(name === 'grand' ? 'pot.grand' : 'pot.minor');
}

/** What the pots are worth now, above the reels. */
export function PotMeters({ api, t }: Omit<PotsProps, 'lang'>) {
  const pots = usePots(api);
  return (
    <dl className="pots" data-testid="pots">
      {pots.map(({ name, amount }) => (
        <div key={name} data-pot={name}>
          <dt>{potName(name, t)}</dt>
          <dd>
            <Money value={amount} t={t} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** When each pot was won last, and what it was worth. */
export function PotWins({ api, t, lang }: PotsProps) {
  const pots = usePots(api);
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ul>
      {pots.map(({ name, lastWin }) => (
        <li key={name}>
          {potName(name, t)}: {lastWin ? <Money value={lastWin.amount} t={t} /> : t('pot.never')}
          {lastWin && ` (${date.format(lastWin.wonAtMs)})`}
        </li>
      ))}
    </ul>
  );
}
