import cells from './cells.module.css';

interface MemberNameProps {
  row: { readonly memNick: string; readonly memId: string };
}

/** The member of a row: the nickname, and beside it the unique id. */
export function MemberName({ row }: MemberNameProps) {
  return (
    <>
      <b className={cells.name}>{row.memNick}</b> <span className={cells.quiet}>{row.memId}</span>
    </>
  );
}
