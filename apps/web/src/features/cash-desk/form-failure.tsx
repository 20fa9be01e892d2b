import { type CallFailure, useText } from '@hanpan/client';
import { cashTexts } from '@hanpan/messages';
import { PartialNotice } from '@hanpan/ui';
import { fieldOf } from './model.ts';

/** A refusal that belongs to no field, and the case of an indeterminate request. */
export function FormFailure({ failure }: { failure: CallFailure | undefined }) {
  const t = useText(cashTexts);
  if (failure?.isIndeterminate) {
    return (
      <PartialNotice tone="warn" title={failure.message}>
        {t('cash.request.unknown')}
      </PartialNotice>
    );
  }
  return failure && fieldOf(failure) === 'form' ? (
    <PartialNotice tone="warn" title={failure.message} />
  ) : null;
}
