import { useText } from '@hanpan/client';
import { homeTexts, menuTexts } from '@hanpan/messages';
import { Button, buttonClass, Card, Icon } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { pathOf } from '../../app/urls.ts';
import { useLogInFirst } from '../../app/use-log-in-first.ts';
import styles from './support-card.module.css';

export function SupportCard() {
  const t = useText(homeTexts);
  const menu = useText(menuTexts);
  const logIn = useLogInFirst(pathOf('qna'));
  return (
    <Card as="aside" aria-labelledby="support-title" className={styles.card}>
      <Icon name="headset" size={24} />
      <div className={styles.words}>
        <h2 id="support-title">{t('home.support')}</h2>
        <p>{t('home.supportBody')}</p>
      </div>
      {logIn ? (
        <Button size="sm" onClick={logIn}>
          {menu('menu.login')}
        </Button>
      ) : (
        <AppLink to="qna" className={buttonClass({ size: 'sm' })}>
          {t('home.supportAction')}
        </AppLink>
      )}
    </Card>
  );
}
