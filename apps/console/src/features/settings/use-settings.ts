import { useAction, useCallQuery, useMoneyCall } from '@hanpan/client';
import type { DataOf, SettingGroup } from '@hanpan/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SettingField } from '../../app/setting-values.ts';
import { type Draft, type SettingGroupState, valueOfField } from './model.ts';

const path = '/api/console/settings';
const history = '/api/console/settings/history';

export type Preview = DataOf<'/api/console/settings/preview'>;

export function useSettings() {
  return useCallQuery(path, {});
}

export function useSettingsHistory(group: SettingGroup) {
  return useCallQuery(history, { group });
}

export const changesOf = (fields: readonly SettingField[], draft: Draft) =>
  fields.map((field) => ({ key: field.key, value: JSON.stringify(valueOfField(field, draft)) }));

/** What the server says about the changes before they are saved. */
export function usePreview(group: SettingGroup, fields: readonly SettingField[], draft: Draft) {
  const action = useAction();
  const [preview, setPreview] = useState<Preview>();
  const ask = useEffectEvent(async () => {
    const { data } = await action.send('/api/console/settings/preview', {
      group,
      changes: changesOf(fields, draft),
    });
    if (data !== undefined) setPreview(data);
  });
  useEffect(() => void ask(), []);
  return { preview, failure: action.failure };
}

/** Saves over what was read: where somebody was faster nothing is saved, and the new values are read. */
export function useSaveSettings(onDone: () => void) {
  const { submit, failure, isSending } = useMoneyCall({ refreshes: [path, history] });
  const save = async (
    state: SettingGroupState,
    fields: readonly SettingField[],
    draft: Draft,
    reason: string,
  ) => {
    const { group, revision } = state;
    const { data } = await submit('/api/console/settings/save', {
      group,
      revision,
      changes: changesOf(fields, draft),
      reason,
    });
    if (data !== undefined) onDone();
  };
  return { failure, isSending, save };
}
