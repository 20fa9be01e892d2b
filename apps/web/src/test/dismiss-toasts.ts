import { dismissToast, toast } from '@hanpan/ui';

/** What is told in toasts outlives a test. Their numbers run on, and there are never more than three. */
export function dismissToasts(): void {
  const newest = toast({ text: '' });
  for (const id of [newest, newest - 1, newest - 2]) dismissToast(id);
}
