import { writeFileSync } from 'node:fs';
import { checkMigrations, manifestOf, manifests } from './check/migrations.mjs';
import { inRoot, root } from './root.mjs';
import { refuse, say } from './say.mjs';

/** Part of a landing: from now on the existing migrations are frozen. Those frozen already must be unchanged. */
const { problems } = checkMigrations(root);
const broken = problems.filter((problem) => !problem.endsWith('lists nothing'));
if (broken.length > 0) refuse(broken.join('\n'));
for (const { folder, file } of manifests) {
  writeFileSync(inRoot(file), manifestOf(inRoot(folder)));
  say(`wrote ${file}`);
}
