import type { BaccaratBet } from './bets.ts';

type Ratio = readonly [bigint, bigint];

/**
 * The mean return and the chance to win of each bet, which players are shown, and, where a stake can come back, the chance of
 * that. Worked out over all 4,998,398,275,503,360 ordered deals; a test does it again and compares.
 */
export const publishedReturns: Readonly<Record<BaccaratBet, readonly [Ratio, Ratio, Ratio?]>> = {
  player: [
    [19283843717413n, 19524993263685n],
    [8712962041376n, 19524993263685n],
    [619306544887n, 6508331087895n],
  ],
  banker: [
    [10732465128097n, 10847218479825n],
    [8954111587648n, 19524993263685n],
    [619306544887n, 6508331087895n],
  ],
  tie: [
    [619306544887n, 723147898655n],
    [619306544887n, 6508331087895n],
  ],
  'player-pair': [
    [372n, 415n],
    [31n, 415n],
  ],
  'banker-pair': [
    [372n, 415n],
    [31n, 415n],
  ],
  'either-pair': [
    [680326n, 788417n],
    [340163n, 2365251n],
  ],
  'perfect-pair': [
    [1553513n, 1689465n],
    [56513n, 1689465n],
  ],
  small: [
    [350890n, 370461n],
    [140356n, 370461n],
  ],
  big: [
    [506231n, 529230n],
    [230105n, 370461n],
  ],
  'banker-six': [
    [3365403805696n, 3904998652737n],
    [210337737856n, 3904998652737n],
  ],
  'dragon-player': [
    [3801450797986n, 3904998652737n],
    [5660042220256n, 19524993263685n],
    [1648498n, 92244789n],
  ],
  'dragon-banker': [
    [93623815842n, 103306842665n],
    [5521565277664n, 19524993263685n],
    [1648498n, 92244789n],
  ],
};

export const pays: Readonly<Record<BaccaratBet, string>> = {
  player: '1:1',
  banker: '0.95:1',
  tie: '8:1',
  'player-pair': '11:1',
  'banker-pair': '11:1',
  'either-pair': '5:1',
  'perfect-pair': '25:1 · 200:1',
  small: '1.5:1',
  big: '0.54:1',
  'banker-six': '15:1',
  'dragon-player': '1:1 … 30:1',
  'dragon-banker': '1:1 … 30:1',
};

export const topPercents: Readonly<Record<BaccaratBet, number>> = {
  player: 200,
  banker: 195,
  tie: 900,
  'player-pair': 1200,
  'banker-pair': 1200,
  'either-pair': 600,
  'perfect-pair': 20_100,
  small: 250,
  big: 154,
  'banker-six': 1600,
  'dragon-player': 3100,
  'dragon-banker': 3100,
};
