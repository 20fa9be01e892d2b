import { lazyPage } from '../app/lazy-page.tsx';
import { memberMeta } from '../app/route-meta.ts';
import { type Page, page } from './page.ts';

const charge = lazyPage(() => import('../pages/charge-page.tsx'), 'ChargePage');
const exchange = lazyPage(() => import('../pages/exchange-page.tsx'), 'ExchangePage');
const cashPages = () => import('../pages/cash-list-page.tsx');
const chargeList = lazyPage(async () => {
  const { CashListPage } = await cashPages();
  return { default: () => <CashListPage kind="in" /> };
}, 'default');
const exchangeList = lazyPage(async () => {
  const { CashListPage } = await cashPages();
  return { default: () => <CashListPage kind="out" /> };
}, 'default');
const walletHistory = lazyPage(() => import('../pages/wallet-history-page.tsx'), 'WalletHistoryPage');

const money = { gnbMenu: 'money', isQuiet: true } as const;
const mypage = { gnbMenu: 'mypage', isQuiet: true } as const;

export const moneyPages: readonly Page[] = [
  page('charge', memberMeta('navigation.title.charge', money), charge),
  page('exchange', memberMeta('navigation.title.exchange', money), exchange),
  page('chargeList', memberMeta('navigation.title.chargeList', money), chargeList),
  page('exchangeList', memberMeta('navigation.title.exchangeList', money), exchangeList),
  page('walletHistory', memberMeta('navigation.title.walletHistory', mypage), walletHistory),
];
