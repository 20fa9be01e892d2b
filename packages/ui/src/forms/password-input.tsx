import { useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import styles from './password-input.module.css';
import { TextInput, type TextInputProps } from './text-input.tsx';

/** Pasting is never blocked and the value can be read back: both are WCAG 3.3.8. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'suffix'>) {
  const { texts } = useUi();
  const [shown, setShown] = useState(false);
  const reveal = (
    <IconButton
      icon={shown ? 'eyeOff' : 'eye'}
      label={shown ? texts.hidePassword : texts.showPassword}
      className={styles.reveal}
      onClick={() => setShown(!shown)}
    />
  );
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={reveal}
    />
  );
}
