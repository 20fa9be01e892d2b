import { callKey, useAction, useCallQuery, useText } from '@hanpan/client';
import { type CheckMinutes, realityCheckMinutes } from '@hanpan/contract';
import { FailureNotice, Loaded } from '@hanpan/kit';
import { protectionTexts } from '@hanpan/messages';
import { Button, Card, CardHeader, SegmentedControl, Skeleton, TimeText, toast } from '@hanpan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNextCheck } from '../../app/next-check.ts';
import { useMember } from '../../app/session.ts';
import { useDuration } from '../../app/use-duration.ts';
import styles from './protection.module.css';

const limitsPath = '/api/protection/limits';

/** RG-13: how often the member wants to see how long and with what result it has played. */
export function CheckCard() {
  const t = useText(protectionTexts);
  const titleId = useId();
  const query = useCallQuery(limitsPath, {});
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={t('protection.check')} />
      <Loaded query={query} errorTitle={t('protection.limitsError')} skeleton={<Skeleton height="200px" />}>
        {({ checkMinutes }) => <CheckForm key={checkMinutes} standing={checkMinutes} />}
      </Loaded>
    </Card>
  );
}

function CheckForm({ standing }: { standing: CheckMinutes | null }) {
  const t = useText(protectionTexts);
  const duration = useDuration();
  const queryClient = useQueryClient();
  const noteNext = useNextCheck();
  const { checkDueAt } = useMember();
  const { send, isSending, failure, clear } = useAction();
  const [chosen, setChosen] = useState<CheckMinutes | null>(standing);
  const apply = async () => {
    const { data } = await send('/api/protection/setCheck', { minutes: chosen });
    if (data === undefined) return;
    noteNext(data.dueAt);
    queryClient.setQueryData(
      callKey(limitsPath, {}),
      (held: object | undefined) => held && { ...held, checkMinutes: data.minutes },
    );
    toast({ text: t('protection.checkDone') });
  };
  return (
    <div className={styles.body}>
      <p className={styles.quiet}>{t('protection.checkNote')}</p>
      <SegmentedControl
        label={t('protection.checkEvery')}
        options={[
          { value: 'none', label: t('protection.checkNone') },
          ...realityCheckMinutes.map((minutes) => ({ value: String(minutes), label: duration(minutes) })),
        ]}
        value={String(chosen ?? 'none')}
        onChange={(value) => {
          setChosen(realityCheckMinutes.find((minutes) => String(minutes) === value) ?? null);
          clear();
        }}
      />
      {checkDueAt !== null && (
        <p className={styles.quiet}>
          {t('protection.checkNext')} <TimeText atMs={Date.parse(checkDueAt)} />
        </p>
      )}
      <FailureNotice failure={failure} />
      <div className={styles.ways}>
        <Button disabled={chosen === standing} busy={isSending} onClick={() => void apply()}>
          {t('protection.checkApply')}
        </Button>
      </div>
    </div>
  );
}
