import { conformanceVectors } from './conformance-vectors.ts';
import { signatureVectors } from './signature-vectors.ts';
import type { Lack } from './speak/speaker.ts';
import { type Ended, VectorRun } from './suite-run.ts';
import { plainSteps, type SuiteVector } from './suite-steps.ts';
import type { SuiteReport, SuiteSettings } from './suite-target.ts';
import { suiteVectors } from './suite-vectors.ts';

export const allVectors: readonly SuiteVector[] = [
  ...conformanceVectors,
  ...signatureVectors,
  ...suiteVectors,
];

/** Why a vector does not run here. */
function reasonNotToRun({ steps }: SuiteVector, { speaker, target }: SuiteSettings): string | undefined {
  const needs = new Set<Lack>();
  for (const step of plainSteps(steps)) {
    if (step.do === 'expire-session' && target.expireSession === undefined) return 'nobody ends a session';
    if (step.do === 'block-user' && target.blockUser === undefined) return 'nobody blocks a player';
    if ('signature' in step) needs.add('signature');
    if (step.do === 'check') needs.add('check');
    if ((step.do === 'balance' || step.do === 'check') && step.token !== undefined) needs.add('token');
    if (!('tx' in step)) continue;
    if (step.signature === 'changed') needs.add('signed-body');
    if (step.signature === 'respaced' || step.spaced === true) needs.add('signed-bytes');
    if (step.do === 'promo') needs.add('promo');
    if (step.do === 'correction') needs.add('correction');
    if (step.listed === true) needs.add('listed-rollback');
    if (step.currency !== undefined) needs.add('currency');
    if (step.gameCode !== undefined) needs.add('game');
    if (step.free === true) needs.add('free');
    if (step.upperCase === true) needs.add('guid');
    if (step.do === 'win' && step.tx === step.reference) needs.add('own-win-id');
  }
  const lack = [...needs].find((need) => speaker.lacks.has(need));
  return lack === undefined ? undefined : `the wire has no ${lack}`;
}

/** Runs each vector with players of its own; one that fails never hides the next. */
export async function runSuite(
  settings: SuiteSettings,
  vectors: readonly SuiteVector[] = allVectors,
  onReport: (report: SuiteReport) => void = () => undefined,
): Promise<SuiteReport[]> {
  const reports: SuiteReport[] = [];
  for (const vector of vectors) {
    const { id, title } = vector;
    const reason = reasonNotToRun(vector, settings);
    const ended: Ended =
      reason === undefined
        ? await new VectorRun(settings).run(vector).catch(thrown)
        : { result: 'not-run', detail: reason };
    const report = { id, title, ...ended };
    reports.push(report);
    onReport(report);
  }
  return reports;
}

const thrown = (error: unknown): Ended => ({
  result: 'failed',
  detail: `it threw: ${error instanceof Error ? error.message : String(error)}`,
});
