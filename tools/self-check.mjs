import { comparePrograms } from './build/program-record.mjs';
import { root } from './root.mjs';
import { refuse, say } from './say.mjs';

/** `npm run -s self:check`: whether what runs is what was built. Exits with 1 after naming every file that is not. */
const { fileCount, digest, changed } = await comparePrograms(root).catch((error) => refuse(error.message));
for (const path of changed) say(`changed: ${path}`);
say(`${changed.length === 0 ? 'right' : 'WRONG'}: ${fileCount} files, SHA-256 of all ${digest}`);
process.exitCode = changed.length === 0 ? 0 : 1;
