/** A line that broke and continues: something failed, but not everything. */
export function BrokenLine() {
  return (
    <svg viewBox="0 0 88 72" width="88" height="72" fill="none" aria-hidden="true">
      <g strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M12 52l18-22 12 10M50 44l6 5 20-26" stroke="var(--paper-3)" />
        <path d="M44 34l4 4-4 5 4 5" stroke="var(--vermilion-text)" />
      </g>
    </svg>
  );
}
