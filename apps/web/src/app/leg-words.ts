/** The words of markets and picks are the kit's: the console says them too. */
export { lineOf, marketWords, pickWords, shortPick, useLegWords } from '@hanpan/kit';
