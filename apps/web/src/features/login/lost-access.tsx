import { useText } from '@hanpan/client';
import { useSite } from '@hanpan/kit';
import { factorTexts, sessionTexts } from '@hanpan/messages';
import { Icon } from '@hanpan/ui';
import styles from './login-form.module.css';

/** What to do about a lost password. */
export function LostPassword() {
  const t = useText(sessionTexts);
  return <Lost question={t('session.lost')} why={t('session.lostBody')} after={t('session.lostThen')} />;
}

/** And about a lost second factor, whose recovery codes are lost with it. */
export function LostFactor() {
  const t = useText(factorTexts);
  return <Lost question={t('factor.lost')} why={t('factor.lostBody')} after={t('factor.lostThen')} />;
}

interface LostProps {
  readonly question: string;
  readonly why: string;
  readonly after: string;
}

/**
 * A guest reaches no page of the customer centre, so that without a contact of the site only the referrer is left, who can
 * ask there. It opens in place: whoever asks has not lost what is typed.
 */
function Lost({ question, why, after }: LostProps) {
  const t = useText(sessionTexts);
  const contact = useSite()?.supportContact;
  return (
    <details className={styles.lost}>
      <summary>
        {question}
        <Icon name="chevronDown" size={16} />
      </summary>
      <div className={styles.lostBody}>
        <p>{why}</p>
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
        <p>{after}</p>
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
