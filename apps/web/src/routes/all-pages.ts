import type { RouteComponent } from '@tanstack/react-router';
import { communityPages } from './community.tsx';
import { entrancePages } from './entrance.tsx';
import { gamePages } from './games.tsx';
import { moneyPages } from './money.tsx';
import { mypagePages } from './mypage.tsx';
import type { Page } from './page.ts';
import { partnerPages } from './partner.tsx';
import { resultPages } from './results.tsx';
import { sportPages } from './sports.tsx';
import { supportPages } from './support.tsx';

/** Every page there is. A place without a row in one of these lists leads nowhere. */
export function allPages(home: RouteComponent): readonly Page[] {
  return [
    ...entrancePages(home),
    ...moneyPages,
    ...mypagePages,
    ...supportPages,
    ...communityPages,
    ...sportPages,
    ...gamePages,
    ...resultPages,
    ...partnerPages,
  ];
}
