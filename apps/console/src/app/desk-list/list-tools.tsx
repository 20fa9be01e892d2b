import { ColumnMenu } from './column-menu.tsx';
import type { DeskListTools } from './use-desk-list.ts';
import { ViewMenu } from './view-menu.tsx';

/** The menus that every long list has: what was kept of it, and its columns. They stand at the far end of its tools. */
export function ListTools({ desk }: { desk: DeskListTools }) {
  return (
    <>
      <ViewMenu desk={desk} />
      <ColumnMenu desk={desk} />
    </>
  );
}
