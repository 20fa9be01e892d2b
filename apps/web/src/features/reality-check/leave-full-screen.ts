/**
 * A game in the browser's full screen lies over every dialog of the page, and nobody would see why its bets are refused. A
 * browser that does not let go of it keeps it.
 */
export function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}
