import { create } from 'zustand';

/** What a page is called by what it shows, in the place of its name in the menu; a page that says nothing has that one. */
export const useOwnTitle = create<{ readonly title?: string | undefined }>(() => ({}));
