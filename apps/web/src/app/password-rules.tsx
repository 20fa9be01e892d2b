import { useText } from '@hanpan/client';
import { passwordTexts } from '@hanpan/messages';
import {
  isPasswordAllowed,
  type MemberPolicy,
  mixesLettersAndDigits,
  namesItsContext,
  type PasswordContext,
} from '@hanpan/rules';
import { Icon, VisuallyHidden } from '@hanpan/ui';
import { clsx } from 'clsx';
import styles from './password-rules.module.css';

interface PasswordRulesProps {
  readonly password: string;
  readonly memId: string;
  readonly policy: MemberPolicy;
  /** What the page knows of who chooses it; the server may know more. */
  readonly context: PasswordContext;
  /** On my page a new password needs letters and digits. */
  readonly isChange?: boolean;
  /** What is typed so far was tried: the rules that it breaks are marked. */
  readonly isTried?: boolean;
}

/** From 0, unusable, to 3: length counts most, and then how many kinds of characters there are. */
export function strengthOf(
  password: string,
  { memId, policy, context }: Pick<PasswordRulesProps, 'memId' | 'policy' | 'context'>,
): 0 | 1 | 2 | 3 {
  if (!isPasswordAllowed(password, memId, policy) || namesItsContext(password, context)) return 0;
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) =>
    kind.test(password),
  );
  const points = [...password].length + 3 * (kinds.length - 1);
  if (points >= 18) return 3;
  return points >= 13 ? 2 : 1;
}

/** The rules of the site for a password, each ticked as soon as it is kept, and how strong it is. */
export function PasswordRules({ password, memId, policy, context, isChange, isTried }: PasswordRulesProps) {
  const t = useText(passwordTexts);
  const length = [...password].length;
  const range = { min: policy.passwordMinLength, max: policy.passwordMaxLength };
  const isLong = length >= range.min && length <= range.max;
  const isAny = policy.passwordCharacters === 'any';
  const rules = [
    { text: t(isAny ? 'password.length' : 'password.lengthPlain', range), isKept: isLong },
    ...(isChange && policy.changedPasswordNeedsLetterAndDigit
      ? [{ text: t('password.mixed'), isKept: mixesLettersAndDigits(password) }]
      : []),
    { text: t('password.uncommon'), isKept: isLong && isPasswordAllowed(password, memId, policy) },
    { text: t('password.own'), isKept: isLong && !namesItsContext(password, context) },
  ];
  const strength = strengthOf(password, { memId, policy, context });
  return (
    <span className={styles.rules}>
      {rules.map(({ text, isKept }) => (
        <span key={text} className={clsx(styles.rule, isKept ? styles.kept : isTried && styles.broken)}>
          {isKept ? <Icon name="check" size={16} /> : <span className={styles.open} aria-hidden="true" />}
          {text}
          {isKept && <VisuallyHidden>{t('password.kept')}</VisuallyHidden>}
        </span>
      ))}
      {password !== '' && (
        <span className={styles.strength}>
          <span className={styles.bars} aria-hidden="true">
            {[1, 2, 3].map((step) => (
              <span key={step} className={clsx(step <= strength && styles.lit)} />
            ))}
          </span>
          {t(`password.strength.${strength}`)}
        </span>
      )}
    </span>
  );
}
