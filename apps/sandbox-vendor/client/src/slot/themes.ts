import type { CSSProperties } from 'react';
import type { ThemeName } from '../../../src/games/slot-api.ts';
import marketUrl from '../art/scene.svg';
import moonUrl from '../art/scene-moon.svg';
import duskUrl from '../art/scenes/dusk.svg';
import forestUrl from '../art/scenes/forest.svg';
import lakeUrl from '../art/scenes/lake.svg';
import pineUrl from '../art/scenes/pine.svg';
import seaUrl from '../art/scenes/sea.svg';
import snowUrl from '../art/scenes/snow.svg';
import type { Paper } from './pigments.ts';

/** A place: what is behind the gate, and the pigments of its timber. What is not given stands in the style sheet. */
interface Theme {
  scene: string;
  /** Behind features. */
  night: string;
  paper: Paper;
  style: Readonly<Record<`--${string}`, string>>;
}

const hanji: Paper = { day: '#f4ecdc', night: '#ecebf6' };

const themes: Readonly<Record<ThemeName, Theme>> = {
  market: { scene: marketUrl, night: moonUrl, paper: hanji, style: {} },
  indigo: {
    scene: seaUrl,
    night: moonUrl,
    paper: { day: '#e9f0f4', night: '#dfe6f4' },
    style: timber(
      '#1d3f6b',
      '#3568a0',
      '#0f2445',
      '#0b1830',
      'hue-rotate(-8deg) saturate(2.4) brightness(0.92)',
    ),
  },
  celadon: {
    scene: lakeUrl,
    night: moonUrl,
    paper: { day: '#eef3e6', night: '#e2ecec' },
    style: timber('#1b5f50', '#2f8a74', '#0e382f', '#08211c', 'hue-rotate(-60deg) saturate(1.9)'),
  },
  violet: {
    scene: forestUrl,
    night: moonUrl,
    paper: { day: '#f0eaf3', night: '#e6e2f2' },
    style: timber('#4a2a6e', '#6f46a0', '#2a1545', '#180b2b', 'hue-rotate(50deg) saturate(1.7)'),
  },
  dusk: {
    scene: duskUrl,
    night: moonUrl,
    paper: hanji,
    style: timber('#8a3a1c', '#b8582e', '#54200d', '#1f0d07', 'hue-rotate(165deg) saturate(1.8)'),
  },
  pine: {
    scene: pineUrl,
    night: moonUrl,
    paper: { day: '#f1eedd', night: '#e6ece2' },
    style: timber(
      '#4f3a1e',
      '#7a5c32',
      '#2e2010',
      '#171007',
      'hue-rotate(-85deg) saturate(1.1) brightness(0.9)',
    ),
  },
  snow: {
    scene: snowUrl,
    night: moonUrl,
    paper: { day: '#f3f5f8', night: '#e6ebf4' },
    style: timber('#2c4066', '#4a6596', '#182644', '#0e172c', 'saturate(0.7) brightness(1.75)'),
  },
};

/** Timber and lacquer, and how the tiles of the roof are glazed. */
function timber(plain: string, light: string, dark: string, lacquer: string, glaze: string): Theme['style'] {
  return {
    '--timber': plain,
    '--timber-light': light,
    '--timber-dark': dark,
    '--lacquer': lacquer,
    '--glaze': glaze,
  };
}

export function themeOf(name: ThemeName): Theme {
  return themes[name];
}

/** The pigments, and the size of the reels that everything on the stage follows. */
export function themeStyle(name: ThemeName, reels: number, rows: number): CSSProperties {
  return { ...themes[name].style, '--reels': reels, '--rows': rows } as CSSProperties;
}
