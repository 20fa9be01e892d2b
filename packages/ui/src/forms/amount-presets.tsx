import type { Amount } from '@hanpan/money';
import type { CSSProperties } from 'react';
import { useUi } from '../provider/ui-provider.tsx';
import styles from './amount-input.module.css';
import { Chip } from './chip.tsx';
import { ChipGroup } from './chip-group.tsx';

export interface AmountPreset {
  readonly amount: Amount;
  readonly label: string;
}

interface AmountPresetsProps {
  label: string;
  presets: readonly AmountPreset[];
  chosen: Amount | undefined;
  max: Amount | undefined;
  clearable: boolean | undefined;
  disabled: boolean | undefined;
  onChoose: (preset: Amount) => void;
  onMax: (max: Amount) => void;
  onClear: () => void;
}

export function AmountPresets(props: AmountPresetsProps) {
  const { label, presets, chosen, max, clearable = presets.length > 0, disabled } = props;
  const { texts } = useUi();
  if (presets.length === 0 && !clearable && max === undefined) return null;
  const chipCount = presets.length + (max === undefined ? 0 : 1) + (clearable ? 1 : 0);
  const isPreset = presets.some((preset) => preset.amount === chosen);
  return (
    <ChipGroup label={label} className={styles.presets} style={columnsFor(chipCount)}>
      {presets.map((preset) => (
        <Chip
          key={preset.label}
          shape="square"
          disabled={disabled}
          pressed={chosen === undefined ? undefined : preset.amount === chosen}
          onClick={() => props.onChoose(preset.amount)}
        >
          {preset.label}
        </Chip>
      ))}
      {max !== undefined && (
        <Chip
          shape="square"
          disabled={disabled}
          pressed={chosen === undefined ? undefined : !isPreset && chosen === max}
          onClick={() => props.onMax(max)}
        >
          {texts.maximum}
        </Chip>
      )}
      {clearable && (
        <Chip shape="square" disabled={disabled} onClick={props.onClear}>
          {texts.clear}
        </Chip>
      )}
    </ChipGroup>
  );
}

interface ColumnCount extends CSSProperties {
  '--columns': number;
}

/** Where they do not fit on one line, the chips form rows as even as their number allows. */
function columnsFor(chipCount: number): ColumnCount {
  return { '--columns': chipCount <= 4 ? chipCount : Math.min(4, Math.ceil(chipCount / 2)) };
}
