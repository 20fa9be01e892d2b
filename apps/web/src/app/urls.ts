import { fillUrl, type PlainUrl, type UrlParams } from '@hanpan/kit';
import { useParams } from '@tanstack/react-router';
import { type LayoutKind, readLayoutKind } from './layout.ts';
import { type PlaceName, paths, redirects } from './places.ts';

export { type PlaceName, paths } from './places.ts';

type ParamsOf<N extends PlaceName> = UrlParams<(typeof paths)[N]['desktop']>;

/** The places without parameters. */
export type PlainName = {
  [N in PlaceName]: PlainUrl<(typeof paths)[N]['desktop']> extends never ? never : N;
}[PlaceName];

/** A place together with what its path is filled with. */
export interface Visit {
  readonly name: PlaceName;
  readonly params: Readonly<Record<string, string | number>>;
}

declare const addressMark: unique symbol;
/** A name or a path as the server's code list and its banners carry it, or as this module has made it. */
export type Address = string & { readonly [addressMark]: true };

/** Where a link of this site may lead. */
export type Target = PlainName | Visit | Address;

/** `visit('messageRead', { msgIdx })`: the compiler knows which places of the path have to be filled. */
export function visit<N extends Exclude<PlaceName, PlainName>>(name: N, params: ParamsOf<N>): Visit {
  return { name, params: params as Visit['params'] };
}

/** For targets that the server sends; `resolveTarget` validates them. */
export function addressOf(target: string): Address {
  return target as Address;
}

/** The path of a place on one layout, whichever layout is shown. */
export function pathOn(layout: LayoutKind, to: PlainName | Visit): Address {
  const { name, params } = typeof to === 'string' ? { name: to, params: {} } : to;
  return addressOf(fillUrl(paths[name][layout] as string, params as UrlParams<string>));
}

/** The path of a place on the layout of this moment. */
export function pathOf(to: PlainName | Visit): Address {
  return pathOn(readLayoutKind(), to);
}

function isPlainName(target: string): target is PlainName {
  return Object.hasOwn(paths, target) && !paths[target as PlaceName].desktop.includes('$');
}

/** Every address that there is, as what its first part and its length look like; built once it is needed. */
let patterns: readonly RegExp[] | undefined;

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}/?$`);
}

/** Whether a path, with its query and its fragment, is a page of this site or leads to one. */
export function isAddress(path: string): boolean {
  patterns ??= [
    ...new Set(Object.values(paths).flatMap((place): string[] => [place.desktop, place.mobile])),
    ...Object.keys(redirects),
  ].map(patternOf);
  const [pathname = ''] = path.split(/[?#]/);
  return patterns.some((pattern) => pattern.test(pathname));
}

/**
 * The path of a target. Undefined where it is no page of this site: what the server's code list and banners carry is
 * held against the table of places.
 */
export function resolveTarget(target: Target, layout: LayoutKind = readLayoutKind()): string | undefined {
  if (typeof target !== 'string' || isPlainName(target)) return pathOn(layout, target);
  return isAddress(target) ? target : undefined;
}

/**
 * Whether a page at this address is the one that a link to the target opens. A place has the address of the other layout too, by which a
 * saved or a shared link may have come; an address that the present layout has itself means that place alone.
 */
export function isShownAt(target: Target, pathname: string, layout: LayoutKind): boolean {
  if (resolveTarget(target, layout) === pathname) return true;
  if (typeof target === 'string' && !isPlainName(target)) return false;
  const isOther = pathOn(layout === 'mobile' ? 'desktop' : 'mobile', target) === pathname;
  return isOther && Object.values(paths).every((place) => (place[layout] as string) !== pathname);
}

/** The parameters of the place in the address of this page; both layouts name them alike. */
export function useUrlParams<N extends PlaceName>(_name: N): Partial<Record<keyof ParamsOf<N>, string>> {
  return useParams({ strict: false }) as Partial<Record<keyof ParamsOf<N>, string>>;
}

/** The embedded page with a vendor's game in it. It says which launch, and the server tells its session the address. */
export function framedGamePath(launchId: string): string {
  return `${pathOf('slotGame')}?launch=${encodeURIComponent(launchId)}`;
}

/** Whether a path leads to one of these places, on any layout. */
export function isPathOf(path: string, ...names: readonly PlaceName[]): boolean {
  return names.some(
    (name) => (paths[name].desktop as string) === path || (paths[name].mobile as string) === path,
  );
}
