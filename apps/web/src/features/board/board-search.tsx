import { useText } from '@hanpan/client';
import { boardTexts } from '@hanpan/messages';
import { postLimits } from '@hanpan/rules';
import { Button, IconButton, TextInput } from '@hanpan/ui';
import { type FormEvent, useState } from 'react';
import { alertBox } from '../../app/alerts.ts';
import styles from './board-list.module.css';

interface BoardSearchProps {
  readonly value: string;
  readonly onSearch: (search: string) => void;
}

/** Searching for nothing is answered with what is missing (VL-15). */
export function BoardSearch({ value, onSearch }: BoardSearchProps) {
  const t = useText(boardTexts);
  const [typed, setTyped] = useState(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const search = typed.trim();
    if (search === '') return void alertBox(t('front.board.emptySearch'));
    onSearch(search);
  };
  const clear = () => {
    setTyped('');
    onSearch('');
  };
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <TextInput
          type="search"
          icon="search"
          aria-label={t('board.search')}
          placeholder={t('board.search')}
          maxLength={postLimits.searchLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          suffix={value !== '' && <IconButton icon="close" label={t('board.searchClear')} onClick={clear} />}
        />
        <Button type="submit">{t('board.searchGo')}</Button>
      </form>
    </search>
  );
}
