import { prefersStillness } from '@hanpan/ui';

export const stageId = 'mini-stage';

/** Whether the draw can be watched where the page stands now: most of the stage is in the window. */
export function isStageSeen(): boolean {
  const box = document.getElementById(stageId)?.getBoundingClientRect();
  if (box === undefined) return false;
  const seen = Math.min(box.bottom, window.innerHeight) - Math.max(box.top, 0);
  return seen > Math.min(box.height, window.innerHeight) / 2;
}

/** Brings the stage into the window, and whoever uses a keyboard or a screen reader to it. */
export function showStage(): void {
  const stage = document.getElementById(stageId);
  if (stage === null) return;
  stage.scrollIntoView({ block: 'start', behavior: prefersStillness() ? 'auto' : 'smooth' });
  stage.tabIndex = -1;
  stage.focus({ preventScroll: true });
}
