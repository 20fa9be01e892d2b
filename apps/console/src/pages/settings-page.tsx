import { useText } from '@hanpan/client';
import { type SettingGroup, settingGroups } from '@hanpan/contract';
import { DeskLoaded, PageFrame, type RawSearch, readChoice, ToolRow, usePageSearch } from '@hanpan/kit';
import { consoleSettingTexts } from '@hanpan/messages';
import { Badge, Button, SkeletonRows } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../app/session.ts';
import { HistorySection } from '../features/settings/history-section.tsx';
import { LinksSection } from '../features/settings/links-section.tsx';
import {
  changedFields,
  type Draft,
  fieldsBelowStep,
  isSoundField,
  type SettingGroupState,
  valueOfField,
} from '../features/settings/model.ts';
import { SaveDialog } from '../features/settings/save-dialog.tsx';
import styles from '../features/settings/settings.module.css';
import { SettingsForm } from '../features/settings/settings-form.tsx';
import { useSettings } from '../features/settings/use-settings.ts';

function readSearch(raw: RawSearch) {
  return { group: readChoice<SettingGroup>(raw.group, settingGroups, 'site') };
}

/** Every setting of the site. What is typed is kept while other groups are looked at, until it is saved or discarded. */
export function SettingsPage() {
  const t = useText(consoleSettingTexts);
  const [{ group }, setSearch] = usePageSearch(readSearch);
  const query = useSettings();
  const mayChange = useMay('/api/console/settings/save');
  const [drafts, setDrafts] = useState<Partial<Record<SettingGroup, Draft>>>({});
  const [isSaving, setSaving] = useState(false);
  const groups = query.data?.groups ?? [];
  const state = groups.find((each) => each.group === group);
  const draft = drafts[group] ?? {};
  const changed = state === undefined ? [] : changedFields(state, draft);
  const isSound =
    changed.every((field) => isSoundField(field, valueOfField(field, draft))) &&
    (state === undefined || fieldsBelowStep(state, draft).length === 0);
  const forget = () => setDrafts(({ [group]: _, ...others }) => others);
  return (
    <PageFrame
      title={t('consoleSetting.title')}
      tools={
        <ToolRow
          end={
            changed.length > 0 && (
              <>
                <Button size="sm" onClick={forget}>
                  {t('consoleSetting.discard')}
                </Button>
                <Button size="sm" variant="filled" disabled={!isSound} onClick={() => setSaving(true)}>
                  {t('consoleSetting.review', { count: changed.length })}
                </Button>
              </>
            )
          }
        >
          {t(mayChange ? 'consoleSetting.rule' : 'consoleSetting.onlySupervisors')}
        </ToolRow>
      }
    >
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={10} columns={2} />}>
        {() => (
          <div className={styles.page}>
            <nav className={styles.groups} aria-label={t('consoleSetting.groups')}>
              {groups.map((each) => (
                <GroupButton
                  key={each.group}
                  state={each}
                  draft={drafts[each.group] ?? {}}
                  isOpen={each.group === group}
                  onOpen={() => setSearch({ group: each.group })}
                />
              ))}
            </nav>
            {state && (
              <div key={group} className={styles.form}>
                <SettingsForm
                  state={state}
                  draft={draft}
                  mayChange={mayChange}
                  onChange={(key, value) =>
                    setDrafts((held) => ({ ...held, [group]: { ...held[group], [key]: value } }))
                  }
                />
                {group === 'help' && <LinksSection />}
                <HistorySection group={group} fields={state.fields} />
              </div>
            )}
          </div>
        )}
      </DeskLoaded>
      {isSaving && state && (
        <SaveDialog
          state={state}
          fields={changed}
          draft={draft}
          onClose={() => setSaving(false)}
          onSaved={() => {
            setSaving(false);
            forget();
          }}
        />
      )}
    </PageFrame>
  );
}

interface GroupButtonProps {
  readonly state: SettingGroupState;
  readonly draft: Draft;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function GroupButton({ state, draft, isOpen, onOpen }: GroupButtonProps) {
  const t = useText(consoleSettingTexts);
  const count = changedFields(state, draft).length;
  return (
    <button type="button" className={styles.group} aria-current={isOpen} onClick={onOpen}>
      {t(`consoleSetting.group.${state.group}`)}
      {count > 0 && (
        <Badge size="sm" kind="wait">
          {count}
        </Badge>
      )}
    </button>
  );
}
