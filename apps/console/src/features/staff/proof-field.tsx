import { useText } from '@hanpan/client';
import { sixDigits } from '@hanpan/kit';
import { consoleStaffTexts, factorTexts } from '@hanpan/messages';
import { Field, TextInput } from '@hanpan/ui';

/** By what an operator shows who it is. */
export type Proof = 'code' | 'password';

interface ProofFieldProps {
  readonly by: Proof;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Of a code, where it could be mistaken for another one. */
  readonly codeLabel?: string;
}

const ownPassword = { type: 'password', autoComplete: 'current-password', maxLength: 200 } as const;

export const isProofMissing = (by: Proof, typed: string) =>
  by === 'code' ? typed.trim().length !== 6 : typed === '';

/** The code of the authenticator or, without one, the password. */
export function ProofField({ by, typed, onType, codeLabel }: ProofFieldProps) {
  const t = useText(consoleStaffTexts);
  const factor = useText(factorTexts);
  return (
    <Field
      label={by === 'code' ? (codeLabel ?? factor('factor.digits')) : t('consoleStaff.password')}
      required
    >
      <TextInput
        {...(by === 'code' ? sixDigits : ownPassword)}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    </Field>
  );
}
