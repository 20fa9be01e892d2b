import type { PlayedRound } from '../../../../src/play/play-api.ts';
import { Money } from '../../cabinet/money.tsx';
import type { Translate, TranslateGame } from '../../messages/translate.ts';
import { eventOf } from './magazine.ts';
import type { texts } from './messages.ts';

interface ReplayCardProps {
  round: PlayedRound;
  t: Translate;
  text: TranslateGame<keyof (typeof texts)['ko']>;
}

/** A magazine looked at again: what it cost, every catch, what was paid. */
export function ReplayCard({ round, t, text }: ReplayCardProps) {
  const event = eventOf(round);
  if (!event) return null;
  return (
    <section className="catch-replay">
      <dl>
        <div>
          <dt>{t('label.stake')}</dt>
          <dd>
            <Money value={round.book.stakeAmount} t={t} />
          </dd>
        </div>
        <div>
          <dt>{text('left')}</dt>
          <dd>
            {event.unfired}/{event.size}
          </dd>
        </div>
        <div>
          <dt>{t('label.returned')}</dt>
          <dd>
            <Money value={round.book.totalAmount} t={t} />
          </dd>
        </div>
      </dl>
      <ol>
        {event.hits.map((hit) => (
          <li key={hit.shot}>
            <span>{[hit.target, ...hit.alsoStruck].map((name) => text(`fish.${name}`)).join(', ')}</span>
            <Money value={hit.paid * event.bulletAmount} t={t} signed />
          </li>
        ))}
      </ol>
    </section>
  );
}
