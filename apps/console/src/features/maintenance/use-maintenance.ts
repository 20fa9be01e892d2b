import { useAction, useCallQuery, useMoneyCall, usePush, useRefresh, useText } from '@hanpan/client';
import type { DataOf, RequestOf } from '@hanpan/contract';
import { consoleMaintenanceTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';

const path = '/api/console/maintenance';
const pollMs = 15_000;
const refreshes = [path] as const;

export type MaintenanceWindow = NonNullable<DataOf<typeof path>['window']>;
export type NewMaintenance = Omit<RequestOf<'/api/console/maintenance/set'>, 'idempotencyKey'>;

export function useMaintenanceState() {
  const refresh = useRefresh(path);
  usePush('maintenance', refresh);
  usePush('INSPECT', refresh);
  return useCallQuery(path, {}, { refetchInterval: pollMs });
}

export function useSetMaintenance(onDone: () => void) {
  const t = useText(consoleMaintenanceTexts);
  const { submit, ...sending } = useMoneyCall({ refreshes });
  const set = async (wanted: NewMaintenance) => {
    const { data } = await submit('/api/console/maintenance/set', wanted);
    if (data === undefined) return;
    toast({ text: t('consoleMaintenance.saved') });
    onDone();
  };
  return { ...sending, set: (wanted: NewMaintenance) => void set(wanted) };
}

export function useEndMaintenance(onDone: () => void) {
  const t = useText(consoleMaintenanceTexts);
  const { send, ...sending } = useAction({ refreshes });
  const end = async (revision: string) => {
    const { data } = await send('/api/console/maintenance/end', { revision });
    if (data === undefined) return;
    toast({ text: t('consoleMaintenance.ended') });
    onDone();
  };
  return { ...sending, end };
}
