/**
 * A form that was not sent leads to the first field that says what is wrong with it, wherever the page was scrolled to. Its fields
 * are marked by the press itself, and so are not yet when it is called.
 */
export function focusInvalidField(form: Element): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    // On a phone the summary stays at the bottom: what is said below the field has to stand above it.
    field?.scrollIntoView?.({ block: 'center' });
  });
}
