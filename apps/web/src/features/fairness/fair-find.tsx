import { useText } from '@hanpan/client';
import { fairTexts } from '@hanpan/messages';
import { Button, Field, TextInput } from '@hanpan/ui';
import { type FormEvent, useState } from 'react';
import { useGo } from '../../app/go.ts';
import { addressOf, pathOf, visit } from '../../app/urls.ts';
import styles from './fairness.module.css';
import { readDigest } from './model.ts';

/** The way from a receipt to what was published under its hash. */
export function FairFind() {
  const t = useText(fairTexts);
  const go = useGo();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const find = (event: FormEvent) => {
    event.preventDefault();
    const digest = readDigest(text);
    setWrong(digest === undefined);
    if (digest !== undefined) go(addressOf(pathOf(visit('fairSeries', { digest }))));
  };
  return (
    <form className={styles.find} onSubmit={find}>
      <Field
        label={t('fair.find')}
        hint={t('fair.findHint')}
        error={isWrong ? t('fair.findWrong') : undefined}
      >
        <TextInput
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit">{t('fair.findGo')}</Button>
    </form>
  );
}
