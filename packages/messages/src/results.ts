import type { ResultCode } from '@hanpan/contract';
import { addedResults } from './results/added.ts';
import { specifiedResults } from './results/specified.ts';
import type { Text } from './text.ts';

/** The result catalogue. A code without its three texts does not compile. */
export const results = { ...specifiedResults, ...addedResults } as const satisfies Record<ResultCode, Text>;
