import { Chip } from '@hanpan/ui';

interface BasisChipProps {
  /** By which day the list counts. */
  readonly label: string;
  /** The list counts by its usual day unless whoever came from a figure brought that of the figure. */
  readonly shown: boolean;
  readonly onClear: () => void;
}

/** Says that the rows are those that a figure counted in these days; a press lists by the usual day again. */
export function BasisChip({ label, shown, onClear }: BasisChipProps) {
  if (!shown) return null;
  return (
    <Chip pressed icon="close" onClick={onClear}>
      {label}
    </Chip>
  );
}
