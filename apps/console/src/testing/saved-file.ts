import { fireEvent, screen, within } from '@testing-library/react';

/** What `hrefSavedBy` says of every file, as the address has it. */
export const why = String(new URLSearchParams({ reason: '정산·회계 확인' }));

/** Presses a button that saves a file, says why, and tells what the browser would save. */
export async function hrefSavedBy(name: string): Promise<string | undefined> {
  fireEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('alertdialog', { name: '파일로 저장' });
  const hrefs: string[] = [];
  const click = HTMLAnchorElement.prototype.click;
  // A page under test cannot leave; the link that the page made is never in the document.
  HTMLAnchorElement.prototype.click = function take(this: HTMLAnchorElement) {
    hrefs.push(this.getAttribute('href') ?? '');
  };
  try {
    fireEvent.click(within(dialog).getByRole('button', { name: '저장' }));
    if (hrefs.length > 0) throw new Error('a file was saved without a reason');
    fireEvent.click(within(dialog).getByRole('button', { name: '정산·회계 확인' }));
    fireEvent.click(within(dialog).getByRole('button', { name: '저장' }));
  } finally {
    HTMLAnchorElement.prototype.click = click;
  }
  return hrefs[0];
}
