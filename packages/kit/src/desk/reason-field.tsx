import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { Chip, ChipGroup, Field, TextArea } from '@hanpan/ui';

const longestReason = 200;

interface ReasonFieldProps {
  readonly presets: readonly string[];
  readonly reason: string;
  readonly error: string | false;
  readonly onChange: (reason: string) => void;
  readonly rows?: number;
}

/** Why something is done: one of what is said often, or in own words. */
export function ReasonField({ presets, reason, error, onChange, rows = 2 }: ReasonFieldProps) {
  const t = useText(consoleShellTexts);
  return (
    <>
      <ChipGroup label={t('consoleShell.reasonPresets')}>
        {presets.map((preset) => (
          <Chip key={preset} pressed={reason === preset} onClick={() => onChange(preset)}>
            {preset}
          </Chip>
        ))}
      </ChipGroup>
      <Field label={t('consoleShell.reason')} required error={error}>
        <TextArea
          rows={rows}
          maxLength={longestReason}
          value={reason}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    </>
  );
}
