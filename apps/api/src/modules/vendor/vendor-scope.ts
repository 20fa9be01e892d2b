import type { Vendor } from './directory.ts';
import { type GameFilter, isProduct, vendorOfProduct } from './game-store.ts';
import type { VendorServices } from './services.ts';
import { isOff } from './vendor-store.ts';

type Services = Pick<VendorServices, 'database' | 'vendors'>;

/**
 * What a client means by the code that it names: a vendor, or what vendors carry under a code of the catalogue. A
 * vendor of that very code comes first. Undefined where there is neither, or the vendor is off for the member.
 */
export async function scopeOf(
  { database, vendors }: Services,
  memberId: number,
  code: string,
): Promise<Pick<GameFilter, 'vendorId' | 'productCode'> | undefined> {
  const vendor = await vendors.find(code);
  if (vendor === undefined)
    return (await isProduct(database, code)) ? { vendorId: null, productCode: code } : undefined;
  const off = await isOff(database, { vendorId: vendor.id, gameKey: null, memberId });
  return off ? undefined : { vendorId: vendor.id, productCode: null };
}

/** The vendor that opens a game, by its own code or by a code that it carries the game under; undefined: nobody does. */
export async function vendorOf(
  { database, vendors }: Services,
  memberId: number,
  { vendorKey, gameKey }: { readonly vendorKey: string; readonly gameKey: string },
): Promise<Vendor | undefined> {
  const vendor = await vendors.find(vendorKey);
  if (vendor !== undefined) return vendor;
  const code = await vendorOfProduct(database, { productCode: vendorKey, gameKey, memberId });
  return code === undefined ? undefined : vendors.find(code);
}
