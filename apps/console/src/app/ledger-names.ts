import { useText, useTextIfAny } from '@hanpan/client';
import { consoleLedgerTexts } from '@hanpan/messages';

const reversal = '-reversal';

export interface LedgerNames {
  readonly kind: (kind: string) => string;
  readonly flow: (flow: string) => string;
  /** House accounts are split into shards and have no member; the server names them `house/0`. */
  readonly owner: (owner: string) => string;
  readonly phase: (phase: string) => string;
}

/** Names for what the server calls by code; a code that is newer than these texts is shown as it is. */
export function useLedgerNames(): LedgerNames {
  const t = useText(consoleLedgerTexts);
  const textIfAny = useTextIfAny(consoleLedgerTexts);
  const named = (group: string, code: string) => textIfAny(`consoleLedger.${group}.${code}`) ?? code;
  return {
    kind: (kind) =>
      kind.startsWith('vendor:')
        ? t('consoleLedger.kind.vendor', { code: kind.slice('vendor:'.length) })
        : kind.startsWith('game:')
          ? t('consoleLedger.kind.game', { code: kind.slice('game:'.length) })
          : named('kind', kind),
    owner: (owner) => {
      const shard = /^house\/(\d+)$/.exec(owner)?.[1];
      return shard === undefined ? owner : t('consoleLedger.house', { shard });
    },
    flow: (flow) =>
      flow.endsWith(reversal)
        ? t('consoleLedger.flowReversed', { flow: named('flow', flow.slice(0, -reversal.length)) })
        : named('flow', flow),
    phase: (phase) => named('phase', phase),
  };
}
