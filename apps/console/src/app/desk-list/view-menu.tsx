import { useText } from '@hanpan/client';
import { mostViewNameLetters } from '@hanpan/contract';
import { DeskLoaded, FailureNotice, type RawSearch } from '@hanpan/kit';
import { consoleListTexts } from '@hanpan/messages';
import { Button, IconButton, Popover, SkeletonRows, TextInput } from '@hanpan/ui';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import styles from './desk-list.module.css';
import { queryOf, searchOf } from './list-search.ts';
import type { DeskListTools } from './use-desk-list.ts';
import { useViews, type View } from './use-views.ts';

/** The views of a list that an operator has kept: to look at one, to change it to what is shown, to forget it. */
export function ViewMenu({ desk: { name } }: { desk: DeskListTools }) {
  const t = useText(consoleListTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      align="end"
      label={t('consoleList.views')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" icon="star">
          {t('consoleList.views')}
        </Button>
      }
    >
      <Views list={name} onDone={() => setOpen(false)} />
    </Popover>
  );
}

function Views({ list, onDone }: { list: DeskListTools['name']; onDone: () => void }) {
  const t = useText(consoleListTexts);
  const views = useViews(list);
  const raw: RawSearch = useRouterState({ select: (state): RawSearch => state.location.search });
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const navigate = useNavigate();
  const shown = queryOf(raw);
  const look = ({ query }: View) => {
    void navigate({ to: pathname, search: searchOf(query) });
    onDone();
  };
  return (
    <div className={styles.menu}>
      <DeskLoaded query={views.query} skeleton={<SkeletonRows rows={3} columns={1} />}>
        {(data) =>
          data.views.length === 0 ? (
            <p className={styles.hint}>{t('consoleList.noView')}</p>
          ) : (
            <ul className={styles.views}>
              {data.views.map((view) => (
                <li key={view.viewIdx}>
                  <Button
                    size="sm"
                    variant="text"
                    className={styles.view}
                    aria-current={view.query === shown || undefined}
                    onClick={() => look(view)}
                  >
                    {view.name}
                  </Button>
                  {view.query !== shown && (
                    <IconButton
                      size="sm"
                      icon="refresh"
                      label={t('consoleList.update', { name: view.name })}
                      disabled={views.isSending}
                      onClick={() => void views.keep({ ...view, query: shown })}
                    />
                  )}
                  <IconButton
                    size="sm"
                    icon="trash"
                    label={t('consoleList.forget', { name: view.name })}
                    disabled={views.isSending}
                    onClick={() => void views.forget(view)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </DeskLoaded>
      <KeepForm
        isBusy={views.isSending}
        onKeep={(name) => views.keep({ viewIdx: null, name, query: shown })}
      />
      <FailureNotice failure={views.failure} />
    </div>
  );
}

interface KeepFormProps {
  readonly isBusy: boolean;
  /** True where it was kept. */
  readonly onKeep: (name: string) => Promise<boolean>;
}

/** What is shown now becomes a view under a name. */
function KeepForm({ isBusy, onKeep }: KeepFormProps) {
  const t = useText(consoleListTexts);
  const [name, setName] = useState('');
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && (await onKeep(name.trim()))) setName('');
  };
  return (
    <form className={styles.keep} onSubmit={(event) => void keep(event)}>
      <TextInput
        size="sm"
        aria-label={t('consoleList.viewName')}
        placeholder={t('consoleList.viewName')}
        maxLength={mostViewNameLetters}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" size="sm" variant="filled" busy={isBusy} disabled={name.trim() === ''}>
        {t('consoleList.keep')}
      </Button>
    </form>
  );
}
