import type { ReactNode } from 'react';
import type { GameInfo } from '../../../src/play/play-api.ts';
import { formatHundredths } from '../messages/figures.ts';
import type { MessageKey } from '../messages/texts.ts';
import { InfoDialog } from './info-dialog.tsx';
import { InfoFair } from './info-fair.tsx';
import type { InfoProps } from './info-props.ts';
import { InfoReturns } from './info-returns.tsx';

/** What a game says of itself; how the return is derived stands between the headline and the actual return. */
export interface InfoPages<Info extends GameInfo> {
  Pays: (props: InfoProps<Info>) => ReactNode;
  Rules: (props: InfoProps<Info>) => ReactNode;
  Derivation: (props: InfoProps<Info>) => ReactNode;
}

type PageName = 'pays' | 'rules' | 'returns' | 'fair';
const titles = {
  pays: 'info.pays',
  rules: 'info.rules',
  returns: 'info.returns',
  fair: 'info.fair',
} as const satisfies Record<PageName, MessageKey>;
const ofReplay = ['pays', 'rules'] as const;
const ofPlay = ['pays', 'rules', 'returns', 'fair'] as const;

type PanelProps<Info extends GameInfo> = InfoProps<Info> & { pages: InfoPages<Info>; onClose: () => void };

/** One press away from the game; a replay has no session and so no fairness page. */
export function InfoPanel<Info extends GameInfo>({ onClose, pages, ...props }: PanelProps<Info>) {
  const { t, view } = props;
  return (
    <InfoDialog<PageName>
      t={t}
      names={view.mode === 'replay' ? ofReplay : ofPlay}
      titleOf={(name) => t(titles[name])}
      headline={
        <p className="info-rtp">
          {t('info.rtpHeadline', { rtp: formatHundredths(props.game.returns.basisPoints, props.t.lang) })}
        </p>
      }
      onClose={onClose}
    >
      {(shown) => (
        <>
          {shown === 'pays' && <pages.Pays {...props} />}
          {shown === 'rules' && <pages.Rules {...props} />}
          {shown === 'fair' && <InfoFair {...props} />}
          {shown === 'returns' && (
            <InfoReturns {...props}>
              <pages.Derivation {...props} />
            </InfoReturns>
          )}
        </>
      )}
    </InfoDialog>
  );
}
