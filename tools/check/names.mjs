const GRAB_BAG = /^(utils?|helpers?|common)$/;

/** Files and folders with catch-all names, which collect everything sooner or later. */
export function checkNames(paths) {
  return paths.flatMap((path) => {
    const part = path.split('/').find((name) => GRAB_BAG.test(name.replace(/\..*$/, '')));
    return part === undefined
      ? []
      : [`${path}: "${part}" says nothing; name it after what it does (verb-noun)`];
  });
}
