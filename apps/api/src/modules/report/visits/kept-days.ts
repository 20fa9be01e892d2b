/** Half a year: what a change of the site did to its pages is seen within weeks. */
export const keptVisitDays = 183;
