import { useText } from '@hanpan/client';
import { homeTexts } from '@hanpan/messages';
import { buttonClass, Card, Icon } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import styles from './support-card.module.css';

export function SupportCard() {
  const t = useText(homeTexts);
  return (
    <Card as="aside" aria-labelledby="support-title" className={styles.card}>
      <Icon name="headset" size={24} />
      <div className={styles.words}>
        <h2 id="support-title">{t('home.support')}</h2>
        <p>{t('home.supportBody')}</p>
      </div>
      <AppLink to="qna" className={buttonClass({ size: 'sm' })}>
        {t('home.supportAction')}
      </AppLink>
    </Card>
  );
}
