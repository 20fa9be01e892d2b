import { symbolArt } from '../art/symbol-art.ts';
import type { Banner, View } from '../game/view.ts';
import type { Translate } from '../messages.ts';
import { CountUp } from './count-up.tsx';

interface BannersProps {
  view: View;
  t: Translate;
  onSkip: () => void;
}

const lanternCount = 9;

/** The three big moments: free spins begin, free spins end, a win of ten stakes or more. A press ends them. */
export function Banners({ view, t, onSkip }: BannersProps) {
  const { banner } = view;
  if (!banner) return null;
  return (
    <button
      type="button"
      className="banner"
      data-kind={banner.kind}
      data-spin
      data-testid="banner"
      onClick={onSkip}
    >
      {banner.kind !== 'free-end' && <RisingLanterns />}
      <span className="banner-board">
        <BannerText banner={banner} t={t} />
      </span>
      <span className="banner-skip">{t('action.skip')}</span>
    </button>
  );
}

function BannerText({ banner, t }: { banner: Banner; t: Translate }) {
  switch (banner.kind) {
    case 'free-start':
      return (
        <>
          <img src={symbolArt.moon} alt="" />
          <strong>{t('banner.freeStart', { count: banner.count })}</strong>
          <span>{t('banner.freeStartHelp')}</span>
        </>
      );
    case 'free-end':
      return (
        <>
          <span>{t('banner.freeEnd')}</span>
          <strong className="gold">
            <CountUp to={banner.amount} durationMs={1400} t={t} />
          </strong>
        </>
      );
    case 'win':
      return (
        <>
          <span>{t(`banner.${banner.tier}`)}</span>
          <strong className="gold">
            <CountUp to={banner.amount} durationMs={banner.tier === 'grand' ? 3200 : 2000} t={t} />
          </strong>
        </>
      );
  }
}

function RisingLanterns() {
  return (
    <span className="rising" aria-hidden="true">
      {Array.from({ length: lanternCount }, (_, index) => (
        <img key={symbolArt.lantern + String(index)} src={symbolArt.lantern} alt="" />
      ))}
    </span>
  );
}
