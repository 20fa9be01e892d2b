import { useText } from '@hanpan/client';
import { type BestGameList, bestGameLists } from '@hanpan/contract';
import {
  DeskLoaded,
  PageFrame,
  type RawSearch,
  ReasonDialog,
  readChoice,
  ToolRow,
  usePageSearch,
} from '@hanpan/kit';
import { consoleBestGameTexts } from '@hanpan/messages';
import { Button, Select, SkeletonRows, toast } from '@hanpan/ui';
import { useState } from 'react';
import { BehindNotice } from '../app/behind-notice.tsx';
import { useMay } from '../app/session.ts';
import { AddGame } from '../features/best-games/add-game.tsx';
import styles from '../features/best-games/best-games.module.css';
import { ChosenGames } from '../features/best-games/chosen-games.tsx';
import { Preview } from '../features/best-games/preview.tsx';
import {
  type BestGame,
  type BestLists,
  isSameList,
  useBestGames,
  useSaveBestGames,
} from '../features/best-games/use-best-games.ts';

function readSearch(raw: RawSearch) {
  return { list: readChoice(raw.list, bestGameLists, 'home') };
}

/** Which games stand first on the main page and in each lobby, in which order, for whom. */
export function BestGamesPage() {
  const t = useText(consoleBestGameTexts);
  const [{ list }, setSearch] = usePageSearch(readSearch);
  const query = useBestGames();
  return (
    <PageFrame
      title={t('consoleBestGame.title')}
      tools={
        <ToolRow>
          <Select
            size="sm"
            caption={t('consoleBestGame.list')}
            options={bestGameLists.map((value) => ({ value, label: t(`consoleBestGame.list.${value}`) }))}
            value={list}
            onChange={(next) => setSearch({ list: next })}
          />
        </ToolRow>
      }
    >
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={6} columns={3} />}>
        {({ lists }) => {
          const held = lists.find((each) => each.list === list);
          return held && <Editor key={list} held={held} />;
        }}
      </DeskLoaded>
    </PageFrame>
  );
}

type Held = BestLists[number];

/** One list being changed. What was chosen stays until it is saved or given up, whatever others save meanwhile. */
function Editor({ held }: { held: Held }) {
  const t = useText(consoleBestGameTexts);
  const mayChange = useMay('/api/console/bestGames/save');
  const [draft, setDraft] = useState<{ games: readonly BestGame[]; over: Held }>();
  const [isSaving, setSaving] = useState(false);
  const games = draft?.games ?? held.games;
  const isChanged = draft !== undefined && !isSameList(draft.games, held.games);
  const isBehind = isChanged && draft.over.revision !== held.revision;
  const change = (next: readonly BestGame[]) => setDraft({ games: next, over: draft?.over ?? held });
  return (
    <div className={styles.page}>
      <section className={styles.section} aria-labelledby="best-chosen">
        <h2 id="best-chosen" className={styles.heading}>
          {t('consoleBestGame.chosen')}
        </h2>
        <p className={styles.quiet}>
          {t(held.list === 'home' ? 'consoleBestGame.rule' : 'consoleBestGame.noneLobby')}
        </p>
        {isBehind && (
          <BehindNotice
            theirs={{ label: t('consoleBestGame.theirs'), take: () => setDraft(undefined) }}
            mine={{ label: t('consoleBestGame.mine'), keep: () => setDraft({ games, over: held }) }}
          >
            {t('consoleBestGame.meanwhile')}
          </BehindNotice>
        )}
        {games.length === 0 && <p className={styles.quiet}>{t('consoleBestGame.none')}</p>}
        <ChosenGames
          label={t('consoleBestGame.chosen')}
          games={games}
          onChange={mayChange ? change : undefined}
        />
        {isChanged && (
          <div className={styles.buttons}>
            <Button onClick={() => setDraft(undefined)}>{t('consoleBestGame.discard')}</Button>
            <Button variant="filled" disabled={isBehind} onClick={() => setSaving(true)}>
              {t('consoleBestGame.save')}
            </Button>
          </div>
        )}
      </section>
      <div className={styles.section}>
        <h2 className={styles.heading}>{t('consoleBestGame.preview')}</h2>
        <Preview games={games} />
        {mayChange && (
          <>
            <h2 className={styles.heading}>{t('consoleBestGame.find')}</h2>
            <AddGame
              list={held.list}
              games={games}
              onAdd={(game) => change([...games, { ...game, locales: null }])}
            />
          </>
        )}
      </div>
      {isSaving && draft && (
        <SaveList
          list={held.list}
          revision={draft.over.revision}
          games={draft.games}
          onSaved={() => {
            setSaving(false);
            setDraft(undefined);
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  );
}

interface SaveListProps {
  readonly list: BestGameList;
  readonly revision: string;
  readonly games: readonly BestGame[];
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

function SaveList({ list, revision, games, onSaved, onClose }: SaveListProps) {
  const t = useText(consoleBestGameTexts);
  const saving = useSaveBestGames();
  const save = async (reason: string) => {
    const chosen = games.map(({ code, locales }) => ({ code, locales }));
    if ((await saving.save({ list, revision, games: chosen, reason })) === undefined) return;
    toast({ text: t('consoleBestGame.saved') });
    onSaved();
  };
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={t('consoleBestGame.saveTitle', { list: t(`consoleBestGame.list.${list}`) })}
      note={t('consoleBestGame.saveNote')}
      presets={[t('consoleBestGame.why.new'), t('consoleBestGame.why.order')]}
      confirmLabel={t('consoleBestGame.save')}
      tone="filled"
      busy={saving.isSending}
      error={saving.failure?.code === 'T999' ? t('consoleBestGame.meanwhile') : saving.failure?.message}
      onConfirm={(reason) => void save(reason)}
    />
  );
}
