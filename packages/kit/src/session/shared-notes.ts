const prefixes = { member: 'hanpan', operator: 'hanpan-console' } as const;
let prefix: string = prefixes.member;

/** Before anything is noted: a browser may have a member's session and an operator's, and use of the one is none of the other. */
export function shareActivityAs(kind: keyof typeof prefixes): void {
  prefix = prefixes[kind];
}

/** Tells the other pages of the browser a moment. */
export function share(name: string, ms: number): void {
  try {
    localStorage.setItem(`${prefix}-${name}`, String(ms));
  } catch {
    // A browser without storage has one page to itself.
  }
}

/** 0 where no page has told it. */
export function readShared(name: string): number {
  try {
    return Number(localStorage.getItem(`${prefix}-${name}`));
  } catch {
    return 0;
  }
}
