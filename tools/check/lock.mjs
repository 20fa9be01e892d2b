/**
 * A lock file that npm will refuse on other systems: an optional dependency (the native part of a package for another
 * system) that the lock does not hold. npm writes such locks silently and only `npm ci` complains.
 *
 * @param {import('../types.d.ts').LockFile} lock
 */
export function checkLock(lock) {
  const entries = Object.entries(lock.packages);
  const problems = entries.flatMap(([path, { optionalDependencies = {} }]) => {
    return Object.keys(optionalDependencies)
      .filter((name) => !isLocked(lock.packages, path, name))
      .map(
        (name) =>
          `package-lock.json: ${path || 'the root'} needs ${name} on some system, and the lock does not hold it`,
      );
  });
  return { packages: entries.length, problems };
}

/**
 * @param {import('../types.d.ts').LockFile['packages']} packages
 * @param {string} path
 * @param {string} name
 */
function isLocked(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const candidate = packages[`${folder ? `${folder}/` : ''}node_modules/${name}`];
    if (candidate) return Boolean(candidate.link || (candidate.version && candidate.integrity));
    if (folder === '') return false;
  }
}
