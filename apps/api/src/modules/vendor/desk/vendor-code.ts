import type { DialectFacts } from '../../../vendors/port.ts';

/** A number of the vendor's has one way to be written: 0200 would be a second row of the same product. */
const number = /^[1-9]\d{0,8}$/;
const name = /^[a-z][a-z0-9-]{1,39}$/;

/** Whether a vendor of a dialect may be entered under this code. */
export function isVendorCode({ codeIsNumber = false }: DialectFacts, code: string): boolean {
  return (codeIsNumber ? number : name).test(code);
}
