/**
 * A toast is over the dialog and no part of it: pressing one is no press beside the dialog, which would close it. One that was
 * closed by the press is gone before the dialog hears of it; what the dialog hides can be pressed by nobody.
 */
export function keepUnderToasts(event: Event): void {
  const { target } = event;
  if (target instanceof Element && (!target.isConnected || target.closest('[data-toasts]')))
    event.preventDefault();
}
