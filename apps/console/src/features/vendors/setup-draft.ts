import type { LocalText, RequestOf } from '@hanpan/contract';
import { type Amount, zero } from '@hanpan/money';
import type { VendorSetup } from './use-vendor-setup.ts';

type Setup = Omit<RequestOf<'/api/console/vendors/save'>, 'vendorCode' | 'revision' | 'reason'>;

/** A connection as it is typed. */
export interface SetupDraft {
  readonly names: LocalText;
  readonly baseUrl: string;
  readonly operatorId: string;
  readonly timeoutMs: string;
  readonly largestWin: Amount | undefined;
  readonly windowKind: Setup['windowKind'];
  /** One a line. */
  readonly gameOrigins: string;
  readonly imageOrigins: string;
  readonly isEnabled: boolean;
}

export function draftOf(setup: VendorSetup): SetupDraft {
  const { names, baseUrl, operatorId, windowKind, isEnabled } = setup;
  return {
    ...{ names, baseUrl, operatorId, windowKind, isEnabled },
    timeoutMs: String(setup.timeoutMs),
    largestWin: setup.largestWin,
    gameOrigins: setup.gameOrigins.join('\n'),
    imageOrigins: setup.imageOrigins.join('\n'),
  };
}

const linesOf = (text: string) =>
  text
    .split(/[\s,]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What the server is sent; it says what of it is out of its bounds. */
export function setupOf({ timeoutMs, largestWin, gameOrigins, imageOrigins, ...rest }: SetupDraft): Setup {
  return {
    ...rest,
    timeoutMs: Number(timeoutMs),
    largestWin: largestWin ?? zero,
    gameOrigins: linesOf(gameOrigins),
    imageOrigins: linesOf(imageOrigins),
  };
}
