export * from './amount.ts';
export * from './odds.ts';
export * from './text.ts';
