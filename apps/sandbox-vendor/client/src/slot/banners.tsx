import { symbolArt } from '../art/symbol-art.ts';
import { CountUp } from '../cabinet/count-up.tsx';
import { lettersOf, Money } from '../cabinet/money.tsx';
import type { Translate } from '../messages/translate.ts';
import type { Banner, SlotView } from './view.ts';

interface BannersProps {
  view: SlotView;
  t: Translate;
  onSkip: () => void;
}

const lanternCount = 9;

/** The big moments: a feature begins, a feature ends, a win of ten stakes or more. A press ends them. */
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
      {hasLanterns(banner) && <RisingLanterns />}
      <span className="banner-board">
        <BannerText banner={banner} stakeAmount={view.stakeAmount} t={t} />
      </span>
      <span className="banner-skip">{t('action.skip')}</span>
    </button>
  );
}

function hasLanterns(banner: Banner): boolean {
  return banner.kind === 'pot' ? banner.isCelebrated : banner.kind !== 'free-end';
}

interface BannerTextProps {
  banner: Banner;
  stakeAmount: number;
  t: Translate;
}

/** What a feature returned at or below the stake is told without gold and without counting. */
function BannerText({ banner, stakeAmount, t }: BannerTextProps) {
  switch (banner.kind) {
    case 'free-start':
      return (
        <>
          <img src={symbolArt[banner.art]} alt="" />
          <strong>{banner.title}</strong>
          <span>{banner.help}</span>
        </>
      );
    case 'free-end':
    case 'pot':
      return (
        <>
          <span>{banner.title}</span>
          {banner.amount > stakeAmount ? (
            <strong className="gold" style={lettersOf(banner.amount, t)}>
              <CountUp to={banner.amount} durationMs={1400} t={t} />
            </strong>
          ) : (
            <strong style={lettersOf(banner.amount, t)}>
              <Money value={banner.amount} t={t} />
            </strong>
          )}
        </>
      );
    case 'win':
      return (
        <>
          <span>{t(`banner.${banner.tier}`)}</span>
          <strong className="gold" style={lettersOf(banner.amount, t)}>
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
