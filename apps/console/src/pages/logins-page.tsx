import { useText } from '@hanpan/client';
import { loginSpans } from '@hanpan/contract';
import { DeskLoaded, PageFrame, PanelSection, type RawSearch, ToolRow, usePageSearch } from '@hanpan/kit';
import { consoleLoginTexts } from '@hanpan/messages';
import { Card, SegmentedControl, SkeletonRows } from '@hanpan/ui';
import { LoginChart, NetworkTable, SlotTable, TotalsTable } from '../features/logins/login-tables.tsx';
import styles from '../features/logins/logins.module.css';
import { shownKinds, useLogins } from '../features/logins/use-logins.ts';

function readSearch({ span, kind }: RawSearch) {
  return {
    span: loginSpans.find((each) => each === span) ?? 'day',
    kind: shownKinds.find((each) => each === kind) ?? 'all',
  };
}

/** How many log-ins succeed, fail and are held back, by whom, when and from where. */
export function LoginsPage() {
  const t = useText(consoleLoginTexts);
  const [{ span, kind }, setSearch] = usePageSearch(readSearch);
  const query = useLogins(span);
  return (
    <PageFrame
      title={t('consoleLogins.title')}
      isReadOnly
      tools={
        <ToolRow>
          <SegmentedControl
            label={t('consoleLogins.span')}
            hideLabel
            options={loginSpans.map((value) => ({ value, label: t(`consoleLogins.span.${value}`) }))}
            value={span}
            onChange={(next) => setSearch({ span: next })}
          />
          <SegmentedControl
            label={t('consoleLogins.kind')}
            hideLabel
            options={shownKinds.map((value) => ({ value, label: t(`consoleLogins.kind.${value}`) }))}
            value={kind}
            onChange={(next) => setSearch({ kind: next })}
          />
        </ToolRow>
      }
    >
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={10} columns={4} />}>
        {(figures) => (
          <div className={styles.page}>
            <p className={styles.note}>{t('consoleLogins.heldNote')}</p>
            <Card className={styles.card}>
              <PanelSection title={t('consoleLogins.totals')}>
                <TotalsTable figures={figures} />
              </PanelSection>
            </Card>
            <Card className={styles.card}>
              <PanelSection title={t('consoleLogins.networks')}>
                <NetworkTable figures={figures} />
              </PanelSection>
            </Card>
            <Card className={styles.card}>
              <PanelSection title={t(`consoleLogins.slots.${span}`)} note={t(`consoleLogins.kind.${kind}`)}>
                <LoginChart figures={figures} span={span} kind={kind} />
                <SlotTable figures={figures} span={span} kind={kind} />
              </PanelSection>
            </Card>
          </div>
        )}
      </DeskLoaded>
    </PageFrame>
  );
}
