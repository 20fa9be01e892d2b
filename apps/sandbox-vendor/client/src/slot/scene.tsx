import { memo } from 'react';
import type { ThemeName } from '../../../src/games/slot-api.ts';
import { themeOf } from './themes.ts';

/** The place behind the reels; features fade over to another one. */
export const Scene = memo(({ theme }: { theme: ThemeName }) => {
  const { scene, night } = themeOf(theme);
  return (
    <div className="scene" aria-hidden="true">
      <img className="scene-market" src={scene} alt="" />
      <img className="scene-moon" src={night} alt="" />
    </div>
  );
});
