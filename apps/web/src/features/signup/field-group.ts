import type { SignupField } from '@hanpan/rules';

/** What each group of fields needs to draw itself. */
export interface FieldGroupProps {
  readonly valueIn: (field: SignupField) => string;
  readonly change: (field: SignupField, value: string) => void;
  readonly errorOf: (field: SignupField) => string | undefined;
}
