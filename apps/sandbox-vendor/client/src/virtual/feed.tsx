import type { ReactNode } from 'react';
import type { Lang } from '../messages/texts.ts';
import { gameTranslator } from '../messages/translate.ts';
import { type Form, formOf, type Played } from './form.ts';
import { virtualTexts } from './messages.ts';

export interface FeedLine {
  id: string;
  /** When it was, as the match counts: a minute, a map. */
  at: string;
  text: string;
  /** What decides bets, as against what only happens. */
  isMain: boolean;
}

/** As many as there is room for where there is most of it. */
const shown = 12;

/** What has happened in a match, the latest first. What decides is read out, the rest would never end. */
export function Feed({ lines, lang }: { lines: readonly FeedLine[]; lang: Lang }) {
  const text = gameTranslator(virtualTexts, lang);
  const latest = lines.toReversed();
  const main = latest.find(({ isMain }) => isMain);
  return (
    <section className="match-feed" aria-label={text('events')}>
      <ol>
        {latest.slice(0, shown).map(({ id, at, text: said, isMain }) => (
          <li key={id} data-main={isMain}>
            <span className="num">{at}</span> {said}
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {main ? `${main.at} ${main.text}` : ''}
      </p>
    </section>
  );
}

const remembered = 5;

interface BeforeProps {
  teams: readonly { id: string; name: string }[];
  past: readonly Played[];
  lang: Lang;
}

/** Before a match: how both teams did in the matches that are still known. */
export function Before({ teams, past, lang }: BeforeProps): ReactNode {
  const text = gameTranslator(virtualTexts, lang);
  return (
    <section className="match-feed" aria-label={text('form')}>
      <h2>{text('form')}</h2>
      <ul>
        {teams.map(({ id, name }) => (
          <li key={id}>
            <b>{name}</b> <FormLine form={formOf(past, id, remembered)} none={text('noForm')} text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FormLineProps {
  form: readonly Form[];
  none: string;
  text: (key: `form_${Form}`) => string;
}

function FormLine({ form, none, text }: FormLineProps) {
  if (form.length === 0) return none;
  return form.map((result, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal results differ by their place alone.
    <span key={index} className="match-form" data-form={result}>
      {text(`form_${result}`)}
    </span>
  ));
}
