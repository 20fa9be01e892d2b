/** An unlit lantern on its string: nothing is here yet. Its lines take the theme's own colours. */
export function EmptyLantern() {
  return (
    <svg viewBox="0 0 88 72" width="88" height="72" fill="none" aria-hidden="true">
      <path d="M4 10C26 26 62 26 84 10" stroke="var(--line-strong)" strokeWidth="1.5" />
      <path
        d="M39 26h10M35 30h18c7 4 10 10 10 16s-3 12-10 16H35c-7-4-10-10-10-16s3-12 10-16zM25 46h38M39 66h10M44 20v6"
        stroke="var(--paper-3)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}
