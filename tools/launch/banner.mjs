/**
 * The line that says that everything serves (scripts wait for it, so its form never changes), and the demo's accounts.
 *
 * @param {import('../types.d.ts').Settings} settings
 */
export function bannerLines({ port, demo }) {
  return [`ready: http://localhost:${port}`, ...(demo ? demoLines(port) : [])];
}

/**
 * What a person needs to look around in the demo.
 *
 * @param {number} port
 */
function demoLines(port) {
  return [
    '',
    `  member site   http://localhost:${port}`,
    `  console       http://localhost:${port}/console`,
    `  partners      http://localhost:${port}/RN0`,
    '',
    '  demo accounts (play money)         password hanpan-demo-1, PIN 1234',
    '    members     member01 … member05',
    '    partners    head01 › branch01 › subbranch01 › dist01 › store01',
    '    console     operator, supervisor',
    '    site key    hanpan-demo-site',
    '',
    '  Ctrl-C stops everything; the data stays.',
  ];
}
