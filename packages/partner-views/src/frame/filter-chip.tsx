import { useText } from '@hanpan/client';
import { partnerTexts } from '@hanpan/messages';
import { Chip } from '@hanpan/ui';

interface FilterChipProps {
  /** Whose branch the list is limited to; empty is everybody's. */
  readonly memId: string;
  /** Whether that person alone is listed, or everybody below. */
  readonly scope?: 'below' | 'person';
  readonly onClear: () => void;
}

/** Says that only one branch or person is listed; a press lists everybody again. */
export function FilterChip({ memId, scope = 'below', onClear }: FilterChipProps) {
  const t = useText(partnerTexts);
  if (memId === '') return null;
  return (
    <Chip pressed icon="close" onClick={onClear}>
      {t(scope === 'person' ? 'partner.onlyPerson' : 'partner.onlyBranch', { memId })}
    </Chip>
  );
}
