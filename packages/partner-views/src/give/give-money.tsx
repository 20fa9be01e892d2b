import { useText } from '@hanpan/client';
import type { GiveTarget } from '@hanpan/contract';
import { readText, usePageSearch } from '@hanpan/kit';
import { giveTexts } from '@hanpan/messages';
import { Money, SectionHead } from '@hanpan/ui';
import { useDeferredValue, useState } from 'react';
import { usePartnerHost } from '../frame/host.tsx';
import { GiveForm } from './give-form.tsx';
import { GiveHistory } from './give-history.tsx';
import styles from './give-money.module.css';
import { TargetList } from './target-list.tsx';
import { useGiveRefresh, useGives, useLinkedTarget, useTargets, wholeRecord } from './use-gives.ts';

/** Whom, how much, and what was done before. A link names whom. */
export function GiveMoney() {
  const [{ memId }] = usePageSearch((raw) => ({ memId: readText(raw.memId) }));
  return <Give key={memId} asked={memId} />;
}

function Give({ asked }: { asked: string }) {
  const t = useText(giveTexts);
  const { cashAmt } = usePartnerHost();
  const [search, setSearch] = useState(asked);
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<GiveTarget>();
  const query = useTargets(search, page);
  const linked = useLinkedTarget(asked);
  const record = useGives(wholeRecord, 1);
  // What stands below the list or its head would be pushed about by it, and the list is drawn a little after it is there.
  const isFirstLoad = useDeferredValue(query.isPending || !record.isFetched);
  const refresh = useGiveRefresh();
  // As the list shows it now, so that its balance is current; a search may have removed it from the list.
  const wanted = chosen ?? linked.data?.list[0];
  const target = query.data?.list.find(({ memId }) => memId === wanted?.memId) ?? wanted;
  return (
    <div className={styles.frame}>
      <SectionHead
        level={1}
        title={t('give.title')}
        note={t('give.lead')}
        actions={
          <p className={styles.held}>
            {t('give.form.own')} <Money amount={cashAmt} size="lg" />
          </p>
        }
      />
      <div className={styles.columns}>
        <TargetList
          query={query}
          search={search}
          onSearch={(next) => {
            setSearch(next);
            setPage(1);
          }}
          page={page}
          onPageChange={setPage}
          selectedId={target?.memId}
          onSelect={setChosen}
        />
        {!query.isPending && !linked.isLoading && (
          <GiveForm
            key={target?.memId}
            target={target}
            canGive={query.data?.canGive !== 'N'}
            canTakeBack={query.data?.canTakeBack !== 'N'}
            onSettled={refresh}
          />
        )}
      </div>
      {!isFirstLoad && <GiveHistory />}
    </div>
  );
}
