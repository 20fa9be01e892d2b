/** A toast is over the dialog and no part of it: pressing one is no press beside the dialog, which would close it. */
export function keepUnderToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) event.preventDefault();
}
