/** Runs React in a task of its own: a phone takes as long for it as for all that is ours (`start.js`, `member-chunks.ts`). */
import 'react-dom/client';
import 'react/jsx-runtime';
