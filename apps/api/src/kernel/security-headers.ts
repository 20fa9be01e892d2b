export interface HeaderSettings {
  /** The address of the installation: whether browsers reach it over https is decided by it alone. */
  readonly publicUrl: string;
  /** The origins of the vendors' games, as they are known at the moment of a response. */
  readonly gameOrigins: () => GameOrigins;
}

export interface GameOrigins {
  readonly frames: readonly string[];
  readonly images: readonly string[];
}

export interface SecurityHeaders {
  /** Of a response that may become a page; `host` is the name that the request was sent to, where it is one of ours. */
  (host?: string): Readonly<Record<string, string>>;
  /** Of what a call returns: data, which may not do anything even where somebody gets a browser to show them. */
  readonly ofCalls: Readonly<Record<string, string>>;
}

/** A page that may do none of this cannot be made to do it by a script or a frame either. */
const noPermissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const fixed = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': noPermissions,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
} as const;

/** What a page may use says nothing about data, and every call of every page would carry it. */
const fixedOfCalls = {
  'content-security-policy':
    "default-src 'none';object-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

const httpsOnly = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** A client may name any host. */
const hostsRemembered = 32;

export function isHttps({ publicUrl }: Pick<HeaderSettings, 'publicUrl'>): boolean {
  return new URL(publicUrl).protocol === 'https:';
}

/** `'self'` does not mean the sockets of the own origin in every browser, so they are named; no others are. */
function policyOf({ gameOrigins }: HeaderSettings, sockets: readonly string[]): string {
  const { frames, images } = gameOrigins();
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    // A player puts the segments of a live video together itself.
    "media-src 'self' blob:",
    ["connect-src 'self'", ...sockets].join(' '),
    ['frame-src', ...(frames.length === 0 ? ["'none'"] : frames)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';');
}

export function securityHeaders(settings: HeaderSettings): SecurityHeaders {
  const https = isHttps(settings);
  const always = https ? { ...fixed, ...httpsOnly } : fixed;
  const make = (host: string | undefined) => ({
    ...always,
    'content-security-policy': policyOf(
      settings,
      host === undefined ? [] : [`${https ? 'wss' : 'ws'}://${host}`],
    ),
  });
  // Every response carries them, and they are the same for a host until the vendors' origins change.
  const made = new Map<string | undefined, ReturnType<typeof make>>();
  let madeFrom: GameOrigins | undefined;
  const ofPages = (host?: string) => {
    const origins = settings.gameOrigins();
    if (origins !== madeFrom || made.size > hostsRemembered) made.clear();
    madeFrom = origins;
    const headers = made.get(host) ?? make(host);
    made.set(host, headers);
    return headers;
  };
  return Object.assign(ofPages, { ofCalls: https ? { ...fixedOfCalls, ...httpsOnly } : fixedOfCalls });
}
