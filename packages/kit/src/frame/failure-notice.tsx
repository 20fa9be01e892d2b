import { type CallFailure, useText } from '@hanpan/client';
import { commonTexts } from '@hanpan/messages';
import { PartialNotice } from '@hanpan/ui';

/** Why it was not done, in the server's text; or that the outcome is indeterminate. */
export function FailureNotice({ failure }: { failure: CallFailure | undefined }) {
  const text = useFailureText();
  if (failure === undefined) return null;
  if (!failure.isIndeterminate) return <PartialNotice tone="warn" title={failure.message} />;
  return (
    <PartialNotice tone="warn" title={failure.message}>
      {text({ ...failure, message: undefined })}
    </PartialNotice>
  );
}

/** The same in one sentence, for a dialog with one line for it. */
export function useFailureText(): (failure: CallFailure) => string {
  const t = useText(commonTexts);
  return ({ message, isIndeterminate }) =>
    [message, isIndeterminate && t('common.unknownOutcome')].filter(Boolean).join(' ');
}
