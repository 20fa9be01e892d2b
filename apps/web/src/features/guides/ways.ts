/** The guides that an address may name (WR-04), as the specification spells them. */
export const ways = ['screendescription', 'onefolderbetting', 'twofolderbetting'] as const;
export type Way = (typeof ways)[number];

/** An address that names none of them opens the first. */
export function wayOf(type: string | undefined): Way {
  return ways.find((way) => way === type) ?? ways[0];
}
