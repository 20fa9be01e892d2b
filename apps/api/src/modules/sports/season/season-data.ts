import { readFile } from 'node:fs/promises';
import { faultsOfLeague, type MatchFormat, type SeasonLeague, sportOfFormat, sports } from '@hanpan/rules';
import { z } from 'zod';

const folder = new URL('../../../../data/season/', import.meta.url);

const name = z.object({ ko: z.string(), en: z.string(), vi: z.string().optional() });
const leagues = z.object({
  leagues: z.array(
    z.object({
      code: z.string(),
      format: z.enum(Object.keys(sportOfFormat) as [MatchFormat, ...MatchFormat[]]),
      name,
      country: name,
      strengths: z.enum(['fitted', 'made']),
      names: z.enum(['real', 'invented']),
      level: z.object({ base: z.number(), homeAdvantage: z.number() }),
      spread: z.number(),
      meetings: z.number(),
      sides: z.array(name.extend({ id: z.string(), attack: z.number(), defence: z.number() })),
    }),
  ),
});

async function readLeagues(): Promise<readonly SeasonLeague[]> {
  const files = await Promise.all(sports.map((sport) => readFile(new URL(`${sport}.json`, folder), 'utf8')));
  const read = files.flatMap((text): SeasonLeague[] =>
    withoutAbsent(leagues.parse(JSON.parse(text)).leagues),
  );
  const faults = read.flatMap(faultsOfLeague);
  if (faults.length > 0) throw new Error(`the season's data: ${faults.join(', ')}`);
  return read;
}

/** A name without a Vietnamese one has no such key, which is what the type says of it. */
function withoutAbsent(read: z.output<typeof leagues>['leagues']): SeasonLeague[] {
  return read.map((league) => JSON.parse(JSON.stringify(league)) as SeasonLeague);
}

let kept: Promise<readonly SeasonLeague[]> | undefined;

/** The leagues of apps/api/data/season, sport by sport, each in the order of its file: the Korean ones are the first. */
export function seasonLeagues(): Promise<readonly SeasonLeague[]> {
  kept ??= readLeagues();
  return kept;
}

/** Sides of two sports may have one id, clubs of football have had theirs before there were other sports. */
export function teamCode({ format }: Pick<SeasonLeague, 'format'>, id: string): string {
  const sport = sportOfFormat[format];
  return sport === 'soccer' ? id : `${sport}/${id}`;
}
