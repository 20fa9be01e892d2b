import { useText } from '@hanpan/client';
import { factorTexts } from '@hanpan/messages';
import { buttonClass, CopyBox, Field, Icon, SkeletonRows, TextInput } from '@hanpan/ui';
import { lazy, Suspense } from 'react';
import styles from './factor.module.css';
import { sixDigits } from './six-digits.ts';

/** Whoever never sets a second factor never loads it. */
const QrPicture = lazy(async () => ({ default: (await import('./qr-picture.tsx')).QrPicture }));

/** In groups of four, as it is read out. */
const grouped = (key: string) => key.replaceAll(/(.{4})(?=.)/g, '$1 ');

interface TotpOfferProps {
  readonly offer: { readonly key: string; readonly address: string };
  readonly code: string;
  readonly onCode: (code: string) => void;
  /** For how long it is good. */
  readonly note?: string;
}

/** A key that is offered: as a picture, to be typed and to be opened; and the code that shows that the device has it. */
export function TotpOffer({ offer, code, onCode, note }: TotpOfferProps) {
  const t = useText(factorTexts);
  return (
    <>
      <Suspense fallback={<SkeletonRows rows={4} columns={1} />}>
        <QrPicture address={offer.address} label={t('factor.picture')} />
      </Suspense>
      <a href={offer.address} className={buttonClass({}, styles.open)}>
        <Icon name="external" />
        {t('factor.open')}
      </a>
      <CopyBox label={t('factor.key')} value={grouped(offer.key)} note={note}>
        {t('factor.copy')}
      </CopyBox>
      <Field label={t('factor.digits')} required>
        <TextInput {...sixDigits} value={code} onChange={({ target }) => onCode(target.value)} />
      </Field>
    </>
  );
}
