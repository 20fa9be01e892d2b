/** The art's own colours. They stay in the pictures: the interface takes its colours from the tokens. */
export const pigment = {
  bone: '#f1e9da',
  ink: '#16191a',
  vermilion: '#c8452a',
  lanternRed: '#d14a2d',
  celadon: '#8fcbb4',
  lamp: '#f4cfa6',
  thread: '#e9dcc6',
  wood: '#5a3420',
  shade: '#000',
  blossom: '#d98a86',
  bell: '#5f7fae',
  bellDeep: '#456391',
} as const;
