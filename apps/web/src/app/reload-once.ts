/**
 * Loads the site again because the server does not have one of its files any more, and says whether it does so. Once for
 * each file and tab: where that changes nothing, the page says that it failed. Without a store nobody could tell, so it stays.
 */
export function reloadForNewFiles({ message }: Error): boolean {
  const key = `hanpan:reloaded:${message}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
  } catch {
    return false;
  }
  location.reload();
  return true;
}
