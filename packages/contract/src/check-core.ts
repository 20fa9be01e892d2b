/** What schemas stand on. A page runs it in a task of its own, before it makes any (`apps/web/src/app/caller.ts`). */
export { $ZodType } from 'zod/v4/core';
