import { amount } from '@hanpan/money';
import { z } from 'zod';

/** An amount that an operator sets: won or points, never below zero. */
export const amountField = z.int().min(0).transform(amount);
