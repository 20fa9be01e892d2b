import { defineConfig } from 'vitest/config';
import whole from '../../vitest.config.ts';

const [unit] = /** @type {any} */ (whole).test.projects;

/** The project of pure code as it is, for the tests below the folder of a part: a run has a worker, and imports the code, of its own. */
export default defineConfig({ ...unit, test: { ...unit.test, name: 'mutation', include: ['**/*.test.ts'] } });
