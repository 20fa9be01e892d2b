import { BANDS, LAYERS, MAY_IMPORT, MAY_USE, TYPES_ONLY } from './levels.mjs';
import { isTestFile } from './sources.mjs';

const TEST_FOLDERS = ['test', 'testing'];

/** Returns { files, imports, problems }: what was checked, and a sentence per import that breaks the table. */
export function checkImportLevels(sources, imports) {
  const problems = imports.flatMap((one) => {
    const problem = judge(one);
    return problem === undefined ? [] : [`${one.from}:${one.line} imports ${one.specifier}: ${problem}`];
  });
  return {
    files: sources.length,
    imports: imports.length,
    problems: [...problems, ...unknownPlaces(sources)],
  };
}

/** A new package or app must be placed in the table before anything in it counts as allowed. */
function unknownPlaces(sources) {
  const unknown = sources.filter(({ path }) => place(path) === undefined && /^(packages|apps)\//.test(path));
  return unknown.map(({ path }) => `${path}: this place is not in the table of tools/check/levels.mjs`);
}

function judge({ from, specifier, to, typeOnly }) {
  const here = place(from);
  if (here === undefined) return undefined;
  if (to === undefined) return isTestFile(from) ? undefined : judgeForeign(here, specifier);
  const there = place(to);
  if (there === undefined) return undefined;
  if (here.owner === there.owner) return judgeInside(here, there, from);
  if (there.kind !== 'package') return 'another app is reached over HTTP, not by import';
  return judgePackage(here, there, { from, specifier, typeOnly });
}

function judgeForeign(here, specifier) {
  const allowed = MAY_USE[here.level];
  if (
    allowed === undefined ||
    allowed.some((name) => specifier === name || specifier.startsWith(prefixOf(name)))
  )
    return undefined;
  return `${here.level} may use ${allowed.length > 0 ? allowed.join(', ') : 'no package of others'}`;
}

function prefixOf(name) {
  return name.endsWith(':') ? name : `${name}/`;
}

function judgePackage(here, there, { from, specifier, typeOnly }) {
  if (!specifier.startsWith('@hanpan/')) return `a package is imported by its name, @hanpan/${there.level}`;
  if (isTestFile(from))
    return here.kind === 'package' && there.level === 'testkit' ? undefined : judgeTest(here, there);
  if (there.level === 'testkit' && here.level !== 'bench') return 'the testkit is for tests only';
  if (!MAY_IMPORT[here.level].includes(there.level)) return `${here.level} may not import ${there.level}`;
  if (TYPES_ONLY[here.level]?.includes(there.level) && !typeOnly)
    return `${here.level} may import only types of ${there.level}`;
  return undefined;
}

/** A test may build its world with the testkit; beyond that it is bound like the code it tests. */
function judgeTest(here, there) {
  const allowed = there.level === 'testkit' || MAY_IMPORT[here.level].includes(there.level);
  return allowed ? undefined : `${here.level} may not import ${there.level}, not even in a test`;
}

function judgeInside(here, there, from) {
  if (here.owner === 'api') return isTestFile(from) ? undefined : judgeApi(here, there);
  if (here.layer && there.layer) return judgeLayer(here, there);
  return undefined;
}

function judgeApi(here, there) {
  if (here.level === 'api/roots') return undefined;
  if (there.level === 'api/roots') return 'the roots compose the modules, never the other way round';
  if (there.level === 'api/kernel') return undefined;
  if (here.level === 'api/kernel') return 'the kernel knows no module and no vendor';
  if (there.level === 'api/vendors') return judgeVendor(here, there);
  if (here.unit === there.unit) return undefined;
  if (!there.isIndex) return `another module is imported through its index.ts only`;
  if (here.level === 'api/vendors') return undefined;
  if (bandOf(there.unit) < bandOf(here.unit)) return undefined;
  return `module ${there.unit} is not in a lower band than ${here.unit}; pass a function in, or write an outbox event`;
}

function judgeVendor(here, there) {
  const isPort = there.unit === undefined;
  const isSame = here.level === 'api/vendors' && here.unit === there.unit;
  if (here.isDialectList) return undefined;
  return isPort || isSame
    ? undefined
    : 'a vendor is known by vendors/port.ts; its dialect is found through vendors/dialects.ts';
}

function judgeLayer(here, there) {
  if (here.layer === there.layer) {
    if (here.layer !== 'features' || here.unit === there.unit) return undefined;
    return 'features never import features';
  }
  const allowed = LAYERS[here.layer]?.includes(there.layer) ?? false;
  return allowed ? undefined : `${here.layer} may not import ${there.layer}`;
}

/** A module in no band may not be imported and may not import others, until the table names it. */
function bandOf(module) {
  const band = BANDS.findIndex((names) => names.includes(module));
  return band === -1 ? Number.NaN : band;
}

/** Where a file stands: { kind, owner, level, unit?, layer?, isIndex? }; undefined outside the table. */
export function place(path) {
  // The build configuration of an app is a tool beside it.
  if (/\/vite\.config\.ts$/.test(path)) return { kind: 'tools', owner: 'tools', level: 'tools' };
  const [top, owner, ...rest] = path.split('/');
  if (top === 'packages' && MAY_IMPORT[owner])
    return { kind: 'package', owner: `package ${owner}`, level: owner };
  if (top === 'apps' && owner === 'api') return placeInApi(rest.slice(1));
  if (top === 'apps' && MAY_IMPORT[owner]) return placeInApp(owner, rest.slice(1));
  if (['e2e', 'bench', 'tools'].includes(top)) return { kind: top, owner: top, level: top };
  return undefined;
}

function placeInApi([folder, unit, ...rest]) {
  const base = { kind: 'app', owner: 'api' };
  if (folder === 'kernel') return { ...base, level: 'api/kernel' };
  if (folder === 'modules')
    return { ...base, level: 'api/modules', unit, isIndex: rest.length === 1 && rest[0] === 'index.ts' };
  if (folder === 'vendors') {
    const isDialectList = unit === 'dialects.ts';
    // The feeds have a port of their own; each adapter below it is a unit, as a dialect is.
    const [own, inner] = unit === 'feeds' ? [rest[0], rest.slice(1)] : [unit, rest];
    return { ...base, level: 'api/vendors', unit: inner.length > 0 ? own : undefined, isDialectList };
  }
  return { ...base, level: 'api/roots' };
}

/** Test-only files are in no layer: they may render a whole app, and only tests may import them. */
function placeInApp(owner, [folder, unit]) {
  const base = { kind: 'app', owner, level: owner };
  if (owner === 'sandbox-vendor' || TEST_FOLDERS.includes(folder)) return base;
  return unit === undefined ? { ...base, layer: 'root' } : { ...base, layer: folder, unit };
}
