/** Colours of the teams: the shirt, and what is on it. */
const shirts: Readonly<Record<string, readonly [string, string]>> = {
  haetae: ['#c73e2b', '#f4ecdc'],
  magpie: ['#1f2a36', '#f4ecdc'],
  celadon: ['#4f9e86', '#123030'],
  tiger: ['#e08a2c', '#2b1608'],
  crane: ['#f4ecdc', '#c73e2b'],
  turtle: ['#3d6b4a', '#d9a441'],
  plum: ['#c95d8a', '#f4ecdc'],
  drum: ['#7c2616', '#d9a441'],
  moon: ['#2e3f78', '#f4e3b0'],
  wind: ['#6fa8c9', '#123030'],
  lantern: ['#f0694a', '#4b150b'],
  pine: ['#1f4d3a', '#a3dcc6'],
};

export function shirtOf(team: string): readonly [string, string] {
  const shirt = shirts[team];
  if (!shirt) throw new RangeError(`no team ${team}`);
  return shirt;
}
