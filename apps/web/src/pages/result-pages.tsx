import { readChoice } from '@hanpan/kit';
import { useUrlParams } from '../app/urls.ts';
import { ResultRow } from '../features/minigame/result-row.tsx';
import { MiniResultList } from '../features/results/mini-results.tsx';
import { resultTypes } from '../features/results/model.ts';
import { SportResultList } from '../features/results/sport-results.tsx';

/** The kind stands in the address; without one, and with one that there is not, the first is shown. */
export function SportResultPage() {
  const { kind } = useUrlParams('resultSportKind');
  const type = readChoice(kind, resultTypes, 'win-loose');
  return <SportResultList type={type} isRoot={kind === undefined} />;
}

export function MiniResultPage() {
  return <MiniResultList rowOf={(draw) => <ResultRow game={draw.game} result={draw} isWhole />} />;
}
