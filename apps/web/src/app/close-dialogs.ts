import { useAlerts } from './alerts.ts';
import { closeMerge } from './merge-store.ts';
import { usePopups } from './popups.ts';

/** What lies above the page is a member's own, and goes with it. */
export function closeDialogs(): void {
  useAlerts.getState().clear();
  usePopups.getState().clear();
  closeMerge();
}
