import { useText } from '@hanpan/client';
import { commonTexts } from '@hanpan/messages';
import { ErrorState } from '@hanpan/ui';

interface TryAgainProps {
  readonly query: { readonly isFetching: boolean; readonly refetch: () => Promise<unknown> };
}

/** A part of a page that could not be read, while the rest of it stands. */
export function TryAgain({ query: { isFetching, refetch } }: TryAgainProps) {
  const common = useText(commonTexts);
  return (
    <ErrorState title={common('common.errorTitle')} onRetry={() => void refetch()} busy={isFetching}>
      {common('common.errorBody')}
    </ErrorState>
  );
}
