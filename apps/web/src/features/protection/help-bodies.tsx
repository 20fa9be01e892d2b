import { useText } from '@hanpan/client';
import { protectionTexts } from '@hanpan/messages';
import type { ReactNode } from 'react';
import styles from './protection.module.css';

interface HelpBodyProps {
  readonly name: string;
  readonly link: string;
  readonly children?: ReactNode;
}

/** A name that leads to its page where it has one: in a tab of its own, which learns nothing of this one. */
export function HelpBody({ name, link, children }: HelpBodyProps) {
  const t = useText(protectionTexts);
  return (
    <li>
      {link === '' ? (
        <span>{name}</span>
      ) : (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {name} {t('protection.newTab')}
        </a>
      )}
      {children}
    </li>
  );
}

/** Those who help or take complaints, each with its number. */
export function HelpBodies({ bodies }: { bodies: readonly { name: string; phone: string; link: string }[] }) {
  const t = useText(protectionTexts);
  return (
    <ul className={styles.bodies}>
      {bodies.map(({ name, phone, link }) => (
        <HelpBody key={`${name} ${link}`} name={name} link={link}>
          {phone !== '' && (
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} aria-label={t('protection.call', { phone })}>
              {phone}
            </a>
          )}
        </HelpBody>
      ))}
    </ul>
  );
}
