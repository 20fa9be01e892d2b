/** Colours of the teams: their own, and its light. */
const colours: Readonly<Record<string, readonly [string, string]>> = {
  wraith: ['#8f7fe0', '#e6e0ff'],
  tiger: ['#e0573a', '#ffe2b8'],
  crane: ['#9fb8c6', '#f4fbff'],
  thunder: ['#e8b64c', '#fff3c9'],
  fox: ['#c95d8a', '#ffe0ee'],
  tortoise: ['#3f8f6c', '#d5f5e4'],
  comet: ['#4f9be0', '#e2f2ff'],
  mask: ['#c98f4a', '#fff0d8'],
};

export function coloursOf(team: string): readonly [string, string] {
  const found = colours[team];
  if (!found) throw new RangeError(`no team ${team}`);
  return found;
}
