import { useAction } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { useState } from 'react';

const path = '/api/console/audit';

export type AuditRow = DataOf<typeof path>['list'][number];
export type Verdict = DataOf<'/api/console/audit/verify'>;

export const auditKeyOf = ({ auditIdx }: AuditRow) => String(auditIdx);

export function useVerifyAudit() {
  const action = useAction();
  const [verdict, setVerdict] = useState<Verdict>();
  const verify = async () => {
    const { data } = await action.send(`${path}/verify`, {});
    if (data !== undefined) setVerdict(data);
  };
  return { ...action, verdict, verify: () => void verify() };
}
