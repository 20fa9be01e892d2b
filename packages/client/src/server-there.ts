/** Whether the site itself can be read now. A proxy that says the server is away counts as no network. */
export function isServerThere(): Promise<boolean> {
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
