import { useAction, useText } from '@hanpan/client';
import type { PostImage } from '@hanpan/contract';
import { FailureNotice } from '@hanpan/kit';
import { boardTexts } from '@hanpan/messages';
import { postLimits } from '@hanpan/rules';
import { Icon, IconButton, Spinner } from '@hanpan/ui';
import type { ChangeEvent } from 'react';
import styles from './post-form.module.css';
import { pictureData } from './shrink-picture.ts';

interface ImagePickerProps {
  readonly images: readonly PostImage[];
  /** From the pictures as they are then: one may be taken away while another is on its way. */
  readonly onChange: (change: (held: readonly PostImage[]) => readonly PostImage[]) => void;
  readonly isSending: boolean;
  readonly onSending: (isSending: boolean) => void;
}

/** Pictures of a post. Each is sent when it is chosen; until it has come the post is not saved without it. */
export function ImagePicker({ images, onChange, isSending, onSending }: ImagePickerProps) {
  const t = useText(boardTexts);
  const { send, failure } = useAction();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file === undefined) return;
    // From here on, and not only while it is sent: it is made smaller before.
    onSending(true);
    const { data } = await pictureData(file)
      .then((picture) => send('/api/board/image', { data: picture }))
      .finally(() => onSending(false));
    if (data !== undefined) onChange((held) => [...held, data]);
  };
  return (
    <fieldset className={styles.pictures}>
      <legend>{t('board.pictures')}</legend>
      <ul className={styles.thumbs}>
        {images.map(({ imageIdx, src }, index) => (
          <li key={imageIdx} className={styles.thumb}>
            <img src={src} alt={t('board.image', { number: index + 1 })} width={88} height={88} />
            <IconButton
              icon="close"
              size="sm"
              className={styles.remove}
              label={t('board.removePicture', { number: index + 1 })}
              onClick={() => onChange((held) => held.filter((each) => each.imageIdx !== imageIdx))}
            />
          </li>
        ))}
        {images.length < postLimits.images && (
          <li>
            <label className={styles.add}>
              {isSending ? <Spinner /> : <Icon name="image" />}
              {t(isSending ? 'board.sendingPicture' : 'board.addPicture')}
              <input
                type="file"
                className={styles.file}
                accept="image/jpeg,image/png,image/webp,image/gif"
                disabled={isSending}
                onChange={(event) => void choose(event)}
              />
            </label>
          </li>
        )}
      </ul>
      <p className={styles.hint}>{t('board.picturesHint', { max: postLimits.images })}</p>
      {failure && <FailureNotice failure={failure} />}
    </fieldset>
  );
}
