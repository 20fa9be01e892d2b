import type { Alias, RoomState } from '../../../../src/rooms/room-api.ts';
import type { Lang } from '../../messages/texts.ts';
import { shortAmount } from '../amounts.ts';
import { betName } from '../bet-names.ts';
import type { RoomKey, TranslateRoom } from '../messages/texts.ts';
import type { RoomController } from '../room-controller.ts';

interface CrowdProps {
  state: RoomState;
  lang: Lang;
  t: TranslateRoom;
}

export const aliasName = ({ word, number }: Alias, t: TranslateRoom): string =>
  `${t(`alias${word}` as RoomKey)} ${number}`;

const isOwn = (alias: Alias, own: Alias) => alias.word === own.word && alias.number === own.number;

/** Who else is here, under made-up names, and what they staked most on; nothing where nobody else is. */
export function CrowdList({ state, lang, t }: CrowdProps) {
  const { here, seats } = state.crowd;
  if (here < 2) return null;
  return (
    <section className="crowd">
      <h2>
        {t('players')}
        <span className="num">{here}</span>
      </h2>
      <ul>
        {seats.map(({ alias, bet, stakeAmount }) => {
          const name = aliasName(alias, t);
          return (
            <li key={name} data-own={isOwn(alias, state.alias)}>
              <span className="avatar" data-tone={alias.word % 5} aria-hidden="true">
                {[...name][0]}
              </span>
              <b>{isOwn(alias, state.alias) ? `${t('you')} · ${name}` : name}</b>
              <span className="num">
                {bet === null ? t('watching') : `${betName(bet, t)} · ${shortAmount(stakeAmount, lang)}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface GreetingsProps {
  state: RoomState;
  names: readonly string[];
  t: TranslateRoom;
  controller: RoomController;
}

/** What players may say to each other. */
export function Greetings({ state, names, t, controller }: GreetingsProps) {
  return (
    <section className="greetings">
      <h2>{t('greetings')}</h2>
      <ol aria-live="polite">
        {state.greetings.slice(-4).map(({ alias, greeting, atMs }) => (
          <li key={`${atMs}/${alias.word}/${alias.number}`}>
            <b>{isOwn(alias, state.alias) ? t('you') : aliasName(alias, t)}</b>{' '}
            {t(`greet_${greeting}` as RoomKey)}
          </li>
        ))}
      </ol>
      <div className="greeting-buttons">
        {names.map((greeting) => (
          <button key={greeting} type="button" className="button" onClick={() => controller.greet(greeting)}>
            {t(`greet_${greeting}` as RoomKey)}
          </button>
        ))}
      </div>
      <p className="tiny">{t('greetingsHelp')}</p>
    </section>
  );
}
