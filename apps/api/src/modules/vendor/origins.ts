import type { VendorRow } from './vendor-store.ts';

/** Where browsers load a vendor's pages and pictures from: origins, or `https://*.example` for all below a name. */
export interface VendorOrigins {
  /** What may be framed: over https alone, so that nobody on the way changes a game. */
  readonly frames: readonly string[];
  readonly images: readonly string[];
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Where the games are: what stands in the row; where nothing does, the origin that the vendor is called at. */
export function gameOriginsOf(row: Pick<VendorRow, 'base_url' | 'game_origins'>): readonly string[] {
  if (row.game_origins.length > 0) return row.game_origins;
  const called = originOf(row.base_url);
  return called === undefined || called === 'null' ? [] : [called];
}

/** Of the games, and of their pictures; these stand where the games are unless the row says otherwise. */
export function originsOf(
  row: Pick<VendorRow, 'base_url' | 'game_origins' | 'image_origins'>,
): VendorOrigins {
  const games = gameOriginsOf(row);
  return {
    frames: games.filter((origin) => origin.startsWith('https://')),
    images: row.image_origins.length > 0 ? row.image_origins : games,
  };
}

/** Of all vendors of the installation, each origin once. */
export function allOrigins(vendors: Iterable<VendorOrigins>): VendorOrigins {
  const [frames, images] = [new Set<string>(), new Set<string>()];
  for (const vendor of vendors) {
    for (const origin of vendor.frames) frames.add(origin);
    for (const origin of vendor.images) images.add(origin);
  }
  return { frames: [...frames], images: [...images] };
}

/** Whether an address is at one of the origins, as a browser matches them: a `*` is one name or more, never none. */
export function isAt(origins: readonly string[], address: string): boolean {
  const { origin, host, protocol } = new URL(address);
  return origins.some((each) => {
    const [scheme, below] = each.split('//*');
    return below === undefined ? each === origin : scheme === protocol && host.endsWith(below);
  });
}
