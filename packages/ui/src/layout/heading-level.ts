/** The place of a heading in its page's outline; the look does not depend on it. */
export type HeadingLevel = 1 | 2 | 3 | 4;
