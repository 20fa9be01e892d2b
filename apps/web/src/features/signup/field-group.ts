import type { SignupField } from '@hanpan/rules';

/** What each group of fields needs to draw itself. */
export interface FieldGroupProps {
  readonly valueIn: (field: SignupField) => string;
  readonly change: (field: SignupField, value: string) => void;
  readonly errorOf: (field: SignupField) => string | undefined;
  /** The reader has left a field: from now on its rule is said there. */
  readonly leave: (field: SignupField) => void;
  /** The reader's own value breaks no rule, so that asking the server about it makes sense. */
  readonly isSound: (field: SignupField) => boolean;
}
