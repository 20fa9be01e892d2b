import { useText } from '@hanpan/client';
import { navigationTexts, siteSearchTexts } from '@hanpan/messages';
import {
  Button,
  EmptyState,
  Finder,
  LoadingRegion,
  SkeletonRows,
  TextInput,
  useUi,
  VisuallyHidden,
} from '@hanpan/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useSearchKey } from '../../app/search-key.ts';
import { type Choice, type ChoiceGroup, filled, type SitePlace, surely } from './choice.ts';
import { ChoiceLine } from './choice-line.tsx';
import { useRecentSearches } from './recent-searches.ts';
import styles from './site-search.module.css';
import { useActiveChoice } from './use-active-choice.ts';
import { useLocalFinds } from './use-local-finds.tsx';
import { type FoundGame, type ServerFinds, useServerFinds } from './use-server-finds.tsx';
import { useSuggestions } from './use-suggestions.tsx';

export interface SiteSearchProps {
  readonly places: readonly SitePlace[];
  readonly onLaunch: (game: FoundGame) => void;
  readonly onClose: () => void;
}

/** As much as the server searches for. */
const longestSearch = 40;

/** One search for everything of the site: its pages, games, providers, leagues and matches. */
export function SiteSearch({ places, onLaunch, onClose }: SiteSearchProps) {
  const t = useText(siteSearchTexts);
  const title = useText(navigationTexts)('navigation.search');
  const listId = useId();
  const [query, setQuery] = useState('');
  const typed = query.trim();
  const suggested = useSuggestions(setQuery);
  const local = useLocalFinds(typed, places);
  const server = useServerFinds(typed, onLaunch);
  const { games, leagues, events } = server.groups;
  const isWaiting = typed === '' ? suggested.isWaiting : server.isWaiting;
  const found = [local.places, games, local.lobbies, leagues, events];
  const sure = filled(surely(found));
  const foundGroups = sure.length > 0 || isWaiting ? sure : filled(found);
  const groups = typed === '' ? suggested.groups : foundGroups;
  const choices = groups.flatMap((group) => group.choices);
  const elementId = (choice: Choice) => `${listId}-${choices.indexOf(choice)}`;
  const { hasFailed } = server;
  const { active, activeId, mark, onKeyDown } = useActiveChoice({
    choices,
    elementId,
    typed,
    isWaiting,
    hasFailed,
  });
  const recent = useRecentSearches();
  const field = useRef<HTMLInputElement>(null);
  /** What vanishes once it is pressed gives the focus to the field first. */
  const fromField = (act: () => void) => () => {
    field.current?.focus();
    act();
  };
  const search = (next: string) => {
    mark(undefined);
    setQuery(next.slice(0, longestSearch));
  };
  const open = (choice: Choice) => {
    if (typed !== '') recent.add(typed);
    if (!('staysOpen' in choice)) onClose();
    if ('act' in choice) choice.act();
  };
  return (
    <Finder
      open
      onOpenChange={onClose}
      title={title}
      field={
        <TextInput
          ref={field}
          type="search"
          size="lg"
          icon="search"
          role="combobox"
          aria-label={title}
          aria-autocomplete="list"
          aria-expanded={choices.length > 0}
          aria-controls={choices.length > 0 ? listId : undefined}
          aria-activedescendant={activeId}
          placeholder={t('siteSearch.field')}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={longestSearch}
          value={query}
          onChange={(event) => search(event.target.value)}
          onKeyDown={onKeyDown}
        />
      }
      footer={
        <Foot onForget={typed === '' && recent.list.length > 0 ? fromField(recent.clear) : undefined} />
      }
    >
      <VisuallyHidden role="status">
        {typed !== '' &&
          (isWaiting ? t('siteSearch.searching') : t('siteSearch.found', { count: choices.length }))}
      </VisuallyHidden>
      {choices.length > 0 && (
        <div
          role="listbox"
          id={listId}
          aria-label={t('siteSearch.results')}
          aria-busy={isWaiting}
          className={styles.list}
          // A press leaves the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map((group) => (
            <Group key={group.key} group={group}>
              {(choice) => (
                <ChoiceLine
                  key={choice.id}
                  id={elementId(choice)}
                  choice={choice}
                  isActive={choice === active}
                  onPoint={() => mark(choice.id)}
                  onOpen={() => open(choice)}
                />
              )}
            </Group>
          ))}
        </div>
      )}
      <Rest
        typed={typed}
        count={choices.length}
        isWaiting={isWaiting}
        server={server}
        onAgain={fromField(server.again)}
      />
    </Finder>
  );
}

function Group({ group, children }: { group: ChoiceGroup; children: (choice: Choice) => ReactNode }) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form; this is a part of a listbox.
    <div role="group" aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {group.title}
      </p>
      {group.choices.map(children)}
    </div>
  );
}

interface RestProps {
  readonly typed: string;
  readonly count: number;
  readonly isWaiting: boolean;
  readonly server: ServerFinds;
  readonly onAgain: () => void;
}

/** What is said where the list is not, or not all of it. */
function Rest({ typed, count, isWaiting, server, onAgain }: RestProps) {
  const t = useText(siteSearchTexts);
  const { texts } = useUi();
  if (server.hasFailed)
    return (
      <div className={styles.failed} role="alert">
        <p>{t('siteSearch.failed')}</p>
        <Button size="sm" icon="refresh" busy={server.isAgain} onClick={onAgain}>
          {texts.retry}
        </Button>
      </div>
    );
  if (count > 0) return null;
  if (isWaiting)
    return (
      <LoadingRegion className={styles.list}>
        <SkeletonRows rows={4} columns={2} />
      </LoadingRegion>
    );
  if (typed === '') return null;
  return (
    <EmptyState title={t('siteSearch.noneTitle', { query: typed })}>{t('siteSearch.noneBody')}</EmptyState>
  );
}

/** The keys and the switch of the one that opens it, where there is a keyboard to press them on, and the way to forget what was searched for. */
function Foot({ onForget }: { onForget: (() => void) | undefined }) {
  const t = useText(siteSearchTexts);
  const { isOn, toggle } = useSearchKey();
  return (
    <div className={styles.foot}>
      <p className={styles.keys}>
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd>
          {t('siteSearch.move')}
        </span>
        <span>
          <kbd>Enter</kbd>
          {t('siteSearch.open')}
        </span>
      </p>
      <Button size="sm" variant="text" className={styles.key} onClick={toggle}>
        {t(isOn ? 'siteSearch.keyOff' : 'siteSearch.keyOn')}
      </Button>
      {onForget && (
        <Button size="sm" variant="text" icon="trash" onClick={onForget}>
          {t('siteSearch.forget')}
        </Button>
      )}
    </div>
  );
}
