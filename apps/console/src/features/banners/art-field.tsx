import { useAction, useText } from '@hanpan/client';
import { FailureNotice } from '@hanpan/kit';
import { consoleBannerTexts } from '@hanpan/messages';
import { PartialNotice, Select } from '@hanpan/ui';
import { type ChangeEvent, useState } from 'react';
import styles from './banners.module.css';
import { drawings, isOwnPicture } from './model.ts';

const mostBytes = 5 * 1024 * 1024;
const own = 'own';

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
}

/** One of the drawings, or a picture that is sent. The server draws it anew, so that nothing but a picture is left. */
export function ArtField({ art, onChange }: { art: string; onChange: (art: string) => void }) {
  const t = useText(consoleBannerTexts);
  const { send, isSending, failure } = useAction();
  const [isTooBig, setTooBig] = useState(false);
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file === undefined) return;
    setTooBig(file.size > mostBytes);
    if (file.size > mostBytes) return;
    const { data } = await send('/api/console/board/image', { data: await base64Of(file) });
    if (data !== undefined) onChange(data.src);
  };
  const options = drawings.map((value) => ({
    value: value as string,
    label: t(`consoleBanner.art.${value}`),
  }));
  return (
    <div className={styles.form}>
      <div className={styles.line}>
        <Select
          caption={t('consoleBanner.art')}
          options={
            isOwnPicture(art) ? [...options, { value: own, label: t('consoleBanner.art.own') }] : options
          }
          value={isOwnPicture(art) ? own : art}
          onChange={(chosen) => chosen !== own && onChange(chosen)}
        />
        <label className={styles.file} aria-busy={isSending}>
          {t('consoleBanner.upload')}
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            disabled={isSending}
            onChange={(event) => void upload(event)}
          />
        </label>
        <span className={styles.hint}>{t('consoleBanner.uploadHint')}</span>
      </div>
      {isOwnPicture(art) && <img src={art} alt={t('consoleBanner.art.own')} className={styles.picture} />}
      {isTooBig && <PartialNotice tone="warn">{t('consoleBanner.tooBig')}</PartialNotice>}
      <FailureNotice failure={failure} />
    </div>
  );
}
