import { type Fraction, fraction } from '../../fair/fraction.ts';
import type { TheoreticalReturn } from './returns.ts';

/**
 * The figures that players are shown. They are fixed here so that a change of the rules that moves them fails a
 * test, which derives them again from the strips.
 */
export const publishedReturn: Readonly<Record<keyof TheoreticalReturn, Fraction>> = {
  total: fraction(509_225_718_134_893n, 527_692_511_232_000n),
  fromLines: fraction(143_759n, 216_225n),
  fromScatter: fraction(22_079n, 961_000n),
  fromFreeSpins: fraction(3_250_248_636_737n, 11_726_500_249_600n),
  hits: fraction(165_493n, 345_960n),
  freeSpinsStart: fraction(7927n, 961_000n),
  topLine: fraction(4n, 360_375n),
};

/** The most that one round can pay, in hundredths of the stake. */
export const publishedMostHundredths = 1_831_100;
