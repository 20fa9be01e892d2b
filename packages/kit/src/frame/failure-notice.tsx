import { type CallFailure, useText } from '@hanpan/client';
import { commonTexts } from '@hanpan/messages';
import { PartialNotice } from '@hanpan/ui';

/** Why it was not done, in the server's words; and the one case in which nobody knows whether it was. */
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

/** The same in one sentence, for a dialog that has a line for it. */
export function useFailureText(): (failure: CallFailure) => string {
  const t = useText(commonTexts);
  return ({ message, isIndeterminate }) =>
    [message, isIndeterminate && t('common.unknownOutcome')].filter(Boolean).join(' ');
}
