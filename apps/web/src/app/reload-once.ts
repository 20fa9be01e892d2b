/**
 * Loads the site again because the server does not have one of its files any more, and says whether it does so. Once for
 * each file and tab: where that changes nothing, the page says that it failed. A browser that lets nothing be stored throws:
 * nobody could tell there how often it was.
 */
export function reloadForNewFiles(reason: unknown): boolean {
  const key = String(reason);
  if (sessionStorage[key]) return false;
  sessionStorage[key] = 1;
  location.reload();
  return true;
}
