import { useText } from '@hanpan/client';
import { useSite } from '@hanpan/kit';
import { sessionTexts } from '@hanpan/messages';
import { Icon } from '@hanpan/ui';
import styles from './login-form.module.css';

/**
 * What to do about a lost password. A guest reaches no page of the customer centre, so that without a contact of the site
 * only the referrer is left, who can ask there. It opens in place: whoever asks has not lost what is typed.
 */
export function LostPassword() {
  const t = useText(sessionTexts);
  const contact = useSite()?.supportContact;
  return (
    <details className={styles.lost}>
      <summary>
        {t('session.lost')}
        <Icon name="chevronDown" size={16} />
      </summary>
      <div className={styles.lostBody}>
        <p>{t('session.lostBody')}</p>
        {contact === undefined ? (
          <p>{t('session.lostReferrer')}</p>
        ) : (
          <>
            <p>{t('session.lostAsk')}</p>
            <p>
              {t('session.lostContact')}: <Contact contact={contact} />
            </p>
          </>
        )}
        <p>{t('session.lostThen')}</p>
      </div>
    </details>
  );
}

/** A number is called and a web address opened; anything else, such as a messenger id, is read. */
function Contact({ contact }: { contact: string }) {
  if (/^https:\/\//.test(contact)) {
    return (
      <a href={contact} target="_blank" rel="noreferrer">
        {contact}
      </a>
    );
  }
  if (/^[+\d][\d -]{6,}$/.test(contact))
    return <a href={`tel:${contact.replace(/[^+\d]/g, '')}`}>{contact}</a>;
  return <b>{contact}</b>;
}
