import cells from './cells.module.css';

interface MemberNameProps {
  row: { readonly memNick: string; readonly memId: string };
}

/** Whose row it is: the nickname, and beside it the id, which nobody else has. */
export function MemberName({ row }: MemberNameProps) {
  return (
    <>
      <b className={cells.name}>{row.memNick}</b> <span className={cells.quiet}>{row.memId}</span>
    </>
  );
}
