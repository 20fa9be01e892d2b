import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { IconButton } from '@hanpan/ui';
import type { Sound } from '../features/queue-watch/use-sound.ts';
import styles from './sound-button.module.css';

export function SoundButton({ sound }: { sound: Sound }) {
  const t = useText(consoleShellTexts);
  const labels = {
    on: t('consoleShell.soundOn'),
    off: t('consoleShell.soundOff'),
    blocked: t('consoleShell.soundBlocked'),
  };
  return (
    <IconButton
      size="sm"
      icon={sound.state === 'on' ? 'soundOn' : 'soundOff'}
      label={labels[sound.state]}
      pressed={sound.state !== 'off'}
      className={sound.state === 'blocked' ? styles.blocked : undefined}
      onClick={sound.toggle}
    />
  );
}
