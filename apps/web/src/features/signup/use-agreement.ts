import { useCallQuery } from '@hanpan/client';
import { type AcceptedDocument, type DocumentKind, documentKinds } from '@hanpan/contract';
import { useState } from 'react';

interface Agreed {
  readonly kind: DocumentKind;
  /** Undefined until the document is there. */
  readonly version: number | undefined;
  readonly isAgreed: boolean;
  readonly isFailed: boolean;
}

export interface Agreement {
  readonly list: readonly Agreed[];
  /** Why the form cannot be sent; undefined where it can. */
  readonly problem: 'agreeMissing' | 'agreeFailed' | undefined;
  /** What is sent with the form. */
  readonly documents: readonly AcceptedDocument[];
  readonly agree: (kind: DocumentKind, isAgreed: boolean) => void;
  readonly readAgain: () => void;
}

/** What the applicant accepts, by version: a tick holds for the version that was there when it was set, and for no other. */
export function useAgreement(): Agreement {
  const terms = useCallQuery('/api/main/document', { kind: 'terms' });
  const privacy = useCallQuery('/api/main/document', { kind: 'privacy' });
  const queries = { terms, privacy };
  const [agreed, setAgreed] = useState<{ readonly [K in DocumentKind]?: number | undefined }>({});
  // A site that has published none has none to accept.
  const kinds = documentKinds.filter((kind) => queries[kind].error?.code !== 'E404');
  const list = kinds.map((kind) => {
    const version = queries[kind].data?.version;
    const isAgreed = version !== undefined && agreed[kind] === version;
    return { kind, version, isAgreed, isFailed: version === undefined && queries[kind].isError };
  });
  const isMissing = list.some(({ isAgreed }) => !isAgreed);
  return {
    list,
    problem: list.some(({ isFailed }) => isFailed) ? 'agreeFailed' : isMissing ? 'agreeMissing' : undefined,
    documents: list.flatMap(({ kind, version, isAgreed }) =>
      isAgreed && version !== undefined ? [{ kind, version }] : [],
    ),
    agree: (kind, isAgreed) =>
      setAgreed((held) => ({ ...held, [kind]: isAgreed ? queries[kind].data?.version : undefined })),
    readAgain: () => {
      for (const kind of kinds) void queries[kind].refetch();
    },
  };
}
