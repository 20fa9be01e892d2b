/** The feed's outcome ids and our selections, for the shapes of market that many market ids share. */
export type OutcomeIds = Readonly<Record<string, string>>;

export const threeWay: OutcomeIds = { 1: 'home', 2: 'draw', 3: 'away' };
export const twoWay: OutcomeIds = { 4: 'home', 5: 'away' };
export const handicap: OutcomeIds = { 1714: 'home', 1715: 'away' };
export const overUnder: OutcomeIds = { 12: 'over', 13: 'under' };
export const oddEven: OutcomeIds = { 70: 'odd', 72: 'even' };
export const yesNo: OutcomeIds = { 74: 'yes', 76: 'no' };
export const doubleChance: OutcomeIds = { 9: 'home-draw', 10: 'home-away', 11: 'draw-away' };

export const halfTimeFullTime: OutcomeIds = {
  418: 'home/home',
  420: 'home/draw',
  422: 'home/away',
  424: 'draw/home',
  426: 'draw/draw',
  428: 'draw/away',
  430: 'away/home',
  432: 'away/draw',
  434: 'away/away',
};

export const marginToThree: OutcomeIds = {
  630: 'home-1',
  632: 'home-2',
  634: 'home-3+',
  636: 'away-1',
  638: 'away-2',
  640: 'away-3+',
};

/** `variant=sr:exact_goals:6+`: from no goal to six and more. */
export const exactGoalsToSix: OutcomeIds = Object.fromEntries(
  ['0', '1', '2', '3', '4', '5', '6+'].map((goals, index) => [`sr:exact_goals:6+:${68 + index}`, goals]),
);

/**
 * Correct scores up to `most` for each side, numbered one after the other from `first` in steps of `step`, and one id
 * for every score beyond. `home-first`: 0:0, 1:0, 2:0 …; `away-first`: 0:0, 0:1, 0:2 ….
 */
function correctScores(grid: {
  first: number;
  step: number;
  most: number;
  order: 'home-first' | 'away-first';
  other: number;
}): OutcomeIds {
  const ids: Record<string, string> = { [grid.other]: `other-${grid.most}` };
  const side = grid.most + 1;
  for (let index = 0; index < side * side; index += 1) {
    const pair = [index % side, Math.floor(index / side)] as const;
    const [home, away] = grid.order === 'home-first' ? pair : [pair[1], pair[0]];
    ids[grid.first + index * grid.step] = `${home}-${away}`;
  }
  return ids;
}

export const scoresToFour = correctScores({ first: 274, step: 2, most: 4, order: 'home-first', other: 324 });
export const scoresToFive = correctScores({
  first: 1584,
  step: 1,
  most: 5,
  order: 'home-first',
  other: 1620,
});
export const secondHalfScores = correctScores({
  first: 546,
  step: 2,
  most: 2,
  order: 'away-first',
  other: 564,
});
export const periodScores = correctScores({
  first: 1630,
  step: 1,
  most: 2,
  order: 'home-first',
  other: 1639,
});

/** The one list that follows no order: level scores, then the home side ahead, then the away side. */
export const firstHalfScores: OutcomeIds = {
  462: '0-0',
  464: '1-1',
  466: '2-2',
  468: '1-0',
  470: '2-0',
  472: '2-1',
  474: '0-1',
  476: '0-2',
  478: '1-2',
  480: 'other-2',
};
