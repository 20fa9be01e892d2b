import { useText } from '@hanpan/client';
import { partnerTexts } from '@hanpan/messages';
import { Chip } from '@hanpan/ui';

interface FilterChipProps {
  /** Whose branch the list is limited to; empty is everybody's. */
  readonly memId: string;
  readonly onClear: () => void;
}

/** Says that only one branch is listed; a press lists everybody again. */
export function FilterChip({ memId, onClear }: FilterChipProps) {
  const t = useText(partnerTexts);
  if (memId === '') return null;
  return (
    <Chip pressed icon="close" onClick={onClear}>
      {t('partner.onlyBranch', { memId })}
    </Chip>
  );
}
