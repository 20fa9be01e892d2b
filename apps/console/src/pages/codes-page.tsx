import { useLocale, useText } from '@hanpan/client';
import { cells, DeskLoaded, PageFrame, ToolRow } from '@hanpan/kit';
import { consoleOrderTexts, consoleVendorTexts } from '@hanpan/messages';
import { Badge, Button, type Column, SkeletonRows, Table } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../app/session.ts';
import { CodeDialog } from '../features/vendors/code-dialog.tsx';
import { OrderDialog } from '../features/vendors/order-dialog.tsx';
import { useCodeWords } from '../features/vendors/use-code-words.ts';
import { type CodeRow, useCodes } from '../features/vendors/use-vendors.ts';

/** The menu of games as members see it: what each entry is called, and where it stands. */
export function CodesPage() {
  const t = useText(consoleVendorTexts);
  const query = useCodes();
  const mayChange = useMay('/api/console/codes/save');
  const mayOrder = useMay('/api/console/codes/order');
  const order = useText(consoleOrderTexts);
  const [editing, setEditing] = useState<CodeRow>();
  const [isOrdering, setOrdering] = useState(false);
  const { locale } = useLocale();
  const words = useCodeWords();
  const inKorean: Column<CodeRow> = {
    key: 'ko',
    header: t('consoleVendor.codes.nameKo'),
    phone: 'hidden',
    cell: ({ nameKo }) => nameKo,
  };
  const inEnglish: Column<CodeRow> = {
    key: 'en',
    header: t('consoleVendor.codes.nameEn'),
    phone: 'hidden',
    cell: ({ nameEn }) => nameEn,
  };
  const inVietnamese: Column<CodeRow> = {
    key: 'vi',
    header: t('consoleVendor.codes.nameVi'),
    phone: 'hidden',
    cell: ({ nameVi }) => nameVi,
  };
  const columns: Column<CodeRow>[] = [
    {
      key: 'ord',
      header: t('consoleVendor.codes.ord'),
      align: 'end',
      phone: 'money',
      cell: ({ ord }) => ord,
    },
    {
      key: 'name',
      header: t('consoleVendor.codes.name'),
      phone: 'main',
      cell: (row) => (
        <>
          <b className={cells.name}>{words.name(row)}</b> <span className={cells.quiet}>{row.code}</span>
        </>
      ),
    },
    ...[inKorean, inEnglish, inVietnamese].filter(({ key }) => key !== locale),
    {
      key: 'group',
      header: t('consoleVendor.codes.group'),
      phone: 'meta',
      cell: ({ groupCode }) => words.group(groupCode),
    },
    {
      key: 'target',
      header: t('consoleVendor.codes.target'),
      phone: 'hidden',
      cell: ({ target }) => <code>{target}</code>,
    },
    {
      key: 'ready',
      header: t('consoleVendor.state'),
      phone: 'state',
      cell: ({ ready, isShown }) => {
        const state = !isShown ? 'hidden' : ready ? 'ready' : 'notReady';
        return (
          <Badge size="sm" kind={state === 'ready' ? 'done' : state === 'hidden' ? 'now' : 'void'}>
            {t(`consoleVendor.codes.${state}`)}
          </Badge>
        );
      },
    },
    ...(mayChange ? [changeColumn()] : []),
  ];
  return (
    <PageFrame
      title={t('consoleVendor.codes.title')}
      tools={
        <ToolRow
          end={
            mayOrder && (
              <Button size="sm" icon="columns" disabled={!query.data} onClick={() => setOrdering(true)}>
                {order('consoleOrder.change')}
              </Button>
            )
          }
        >
          {t('consoleVendor.codes.rule')}
        </ToolRow>
      }
    >
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={12} columns={6} />}>
        {({ list }) => (
          <Table
            caption={t('consoleVendor.codes.title')}
            density="dense"
            columns={columns}
            rows={list}
            rowKey={({ groupCode, code }) => `${groupCode} ${code}`}
          />
        )}
      </DeskLoaded>
      {isOrdering && query.data && <OrderDialog codes={query.data} onClose={() => setOrdering(false)} />}
      {editing && <CodeDialog row={editing} onClose={() => setEditing(undefined)} />}
    </PageFrame>
  );

  function changeColumn(): Column<CodeRow> {
    return {
      key: 'change',
      header: '',
      align: 'end',
      phone: 'wide',
      cell: (row) => (
        <Button
          size="sm"
          aria-label={t('consoleVendor.codes.changeOf', { name: words.name(row) })}
          onClick={() => setEditing(row)}
        >
          {t('consoleVendor.codes.change')}
        </Button>
      ),
    };
  }
}
