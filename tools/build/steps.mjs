import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compiler } from './compiler.mjs';

const packages = (...names) => names.map((name) => `packages/${name}`);
const BROWSER_PACKAGES = packages(
  'client',
  'contract',
  'kit',
  'messages',
  'money',
  'partner-views',
  'rules',
  'ui',
);
const SHARED = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.browser.json'];

const ONE_PAGE = ['index.html'];
const PAGE_OF_EACH_LANGUAGE = ['index.ko.html', 'index.en.html', 'index.vi.html'];

const VITE_STEPS = [
  {
    name: 'member site',
    folder: 'apps/web',
    uses: [...BROWSER_PACKAGES, 'tools/vite'],
    pages: PAGE_OF_EACH_LANGUAGE,
  },
  {
    name: 'console',
    folder: 'apps/console',
    uses: [...BROWSER_PACKAGES, 'tools/vite'],
    pages: PAGE_OF_EACH_LANGUAGE,
  },
  {
    name: 'partner console',
    folder: 'apps/partner',
    uses: [...BROWSER_PACKAGES, 'tools/vite'],
    pages: PAGE_OF_EACH_LANGUAGE,
  },
  {
    name: 'sandbox games',
    folder: 'apps/sandbox-vendor/client',
    uses: packages('money', 'ui', 'messages'),
    pages: ONE_PAGE,
  },
];

/**
 * The build steps that apply to this checkout. A step is up to date when the hash over `sources` is the one in
 * `stamp` and every path of `outputs` exists. Stamps of web builds lie in their output, and go when that goes.
 *
 * @param {string} root
 * @returns {import('../types.d.ts').BuildStep[]}
 */
export function listSteps(root) {
  return [typesStep(root), ...VITE_STEPS.filter(({ folder }) => findViteConfig(root, folder)).map(viteStep)];
}

/**
 * @param {string} root
 * @returns {import('../types.d.ts').BuildStep}
 */
export function typesStep(root) {
  const projects = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')).references.map(
    ({ path }) => path,
  );
  return {
    name: 'types and servers',
    sources: [...SHARED, 'tsconfig.json', 'packages', 'apps', 'e2e', 'bench'],
    stamp: '.cache/build/types',
    folders: projects
      .map((path) => `${path}/dist`)
      .filter((path) => !VITE_STEPS.some(({ folder }) => path === `${folder}/dist`)),
    outputs: projects.map((path) => buildInfoFile(root, path)),
    bin: compiler(['-b']),
    cwd: '.',
  };
}

/**
 * @param {{ name: string, folder: string, uses: string[], pages: readonly string[] }} app
 * @returns {import('../types.d.ts').BuildStep}
 */
function viteStep({ name, folder, uses, pages }) {
  return {
    name,
    sources: [...SHARED, folder, ...uses],
    stamp: `${folder}/dist/.build-stamp`,
    folders: [`${folder}/dist`],
    outputs: pages.map((page) => `${folder}/dist/${page}`),
    bin: ['vite', 'bin/vite.js', ['build', '--logLevel', 'warn']],
    cwd: folder,
    // A stamp must never outlive its build, nor a build find what an earlier one left: it would hide what it lacks.
    before: (base) => rmSync(join(base, folder, 'dist'), { recursive: true, force: true }),
  };
}

/**
 * @param {string} root
 * @param {string} folder
 */
function findViteConfig(root, folder) {
  return ['ts', 'mts', 'js', 'mjs'].some((ending) => existsSync(join(root, folder, `vite.config.${ending}`)));
}

/**
 * @param {string} root
 * @param {string} project
 */
function buildInfoFile(root, project) {
  const config = readFileSync(join(root, project, 'tsconfig.json'), 'utf8');
  const [, file = 'dist/.tsbuildinfo'] = /"tsBuildInfoFile":\s*"([^"]+)"/.exec(config) ?? [];
  return `${project}/${file}`;
}
