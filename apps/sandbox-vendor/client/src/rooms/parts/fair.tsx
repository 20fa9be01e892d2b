import { useState } from 'react';
import type { RoundProofView } from '../../../../src/rooms/room-api.ts';
import { checkProof, type ProofCheck } from '../check-proof.ts';
import type { RoomKey } from '../messages/texts.ts';
import type { InfoProps } from './info-props.ts';

/** What is published of the running round, and the proof of any that is past. */
export function Fair({ view, info, api, t }: Pick<InfoProps, 'view' | 'info' | 'api' | 't'>) {
  const round = view.room?.round;
  const [proof, setProof] = useState<RoundProofView>();
  const [checked, setChecked] = useState<ProofCheck>();
  const show = (id: string) => {
    setChecked(undefined);
    void api.ask<RoundProofView>('GET', `/api/room/rounds/${id}`).then(setProof, () => undefined);
  };
  const past = (view.room?.past ?? []).slice(-12).reverse();
  return (
    <>
      <p>{t('fairHow')}</p>
      {round && (
        <Facts
          t={t}
          facts={[
            ['chainEnd', round.commitment.chainEnd],
            ['chainIndex', `${round.commitment.chainIndex} / ${round.commitment.chainLength}`],
            ['nextChainEnd', round.commitment.nextChainEnd],
            ['betsDigest', round.betsDigest],
            ['chainValue', round.chainValue],
          ]}
        />
      )}
      <div className="proof-rounds">
        {past.map(({ id, number }) => (
          <button
            key={id}
            type="button"
            className="button"
            aria-pressed={proof?.id === id}
            onClick={() => show(id)}
          >
            {t('round', { number })}
          </button>
        ))}
      </div>
      {proof && (
        <section className="proof">
          <h3>{t('proofOf', { number: proof.number })}</h3>
          <Facts
            t={t}
            facts={[
              ['chainEnd', proof.commitment.chainEnd],
              ['chainValue', proof.chainValue],
              ['betsDigest', proof.betsDigest],
            ]}
          />
          <button
            type="button"
            className="button filled"
            onClick={() =>
              void checkProof(proof, info).then(setChecked, () => setChecked({ kind: 'unable' }))
            }
          >
            {t('check')}
          </button>
          {checked !== undefined && (
            <p role="status" data-checked={checked.kind}>
              {t(checkText(checked), {
                steps: proof.commitment.chainIndex,
                count: proof.draws?.length ?? 0,
              })}
            </p>
          )}
          <details>
            <summary>{t('entries', { count: proof.entries.length })}</summary>
            <pre>{proof.entries.join('\n')}</pre>
          </details>
          <details>
            <summary>{t('draws')}</summary>
            <pre>
              {JSON.stringify({ outcome: proof.outcome, draws: proof.draws, memory: proof.memory }, null, 1)}
            </pre>
          </details>
        </section>
      )}
    </>
  );
}

function checkText(checked: ProofCheck): RoomKey {
  if (checked.kind === 'ok') return checked.isDealt ? 'checkDealt' : 'checkOk';
  return checked.kind === 'bad' ? 'checkBad' : 'checkUnable';
}

interface FactsProps {
  /** Null is what has not been published yet. */
  facts: readonly (readonly [RoomKey, string | null])[];
  t: InfoProps['t'];
}

/** Hashes break wherever their line ends; what is said instead of one is in words and set as words are. */
function Facts({ facts, t }: FactsProps) {
  return (
    <dl className="seeds">
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          {value === null ? <dd className="words">{t('notYet')}</dd> : <dd>{value}</dd>}
        </div>
      ))}
    </dl>
  );
}
