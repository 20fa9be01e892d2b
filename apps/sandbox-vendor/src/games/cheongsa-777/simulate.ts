import { randomBytes } from 'node:crypto';
import { amount } from '@hanpan/money';
import { drawsFrom, hmacWords } from '../../fair/draws.ts';
import { makeBook } from './make-book.ts';
import { publishedReturn } from './published-return.ts';

/**
 * Plays a million rounds through the code that serves players and compares with the exact return.
 * Run after a build: node dist/games/cheongsa-777/simulate.js [rounds]
 */
const rounds = Number(process.argv[2] ?? 1_000_000);
const stakeAmount = amount(2000);
const serverSeed = randomBytes(32);
let returned = 0;
let squares = 0;
let hits = 0;
let freeSpins = 0;
let highest = 0;
for (let nonce = 0; nonce < rounds; nonce += 1) {
  const book = makeBook(drawsFrom(hmacWords(serverSeed, 'simulation', nonce)), stakeAmount);
  const ratio = book.totalAmount / stakeAmount;
  returned += ratio;
  squares += ratio * ratio;
  if (ratio > 0) hits += 1;
  if (book.events.length > 1) freeSpins += 1;
  if (ratio > highest) highest = ratio;
}
const mean = returned / rounds;
const deviation = Math.sqrt(squares / rounds - mean * mean);
const error = deviation / Math.sqrt(rounds);
const exact = Number(publishedReturn.total.numerator) / Number(publishedReturn.total.denominator);
const distance = (mean - exact) / error;
process.stdout.write(
  `${JSON.stringify({ rounds, mean, exact, standardError: error, distance, deviation, hitShare: hits / rounds, freeSpinsShare: freeSpins / rounds, highest }, null, 2)}\n`,
);
process.exitCode = Math.abs(distance) < 4 ? 0 : 1;
