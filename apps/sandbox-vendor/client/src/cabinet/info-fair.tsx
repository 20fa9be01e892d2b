import { type FormEvent, useEffect, useState } from 'react';
import type { FairState } from '../../../src/play/play-api.ts';
import { CheckLastRound } from './check-round.tsx';
import type { InfoProps } from './info-props.ts';

/** Seeds before, during and after; and the last round, to be worked out again. */
export function InfoFair({ view, game, t, api }: InfoProps) {
  const [fair, setFair] = useState<FairState>();
  const [clientSeed, setClientSeed] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void api.fair().then(setFair, () => undefined);
  }, [api]);

  const change = (event: FormEvent) => {
    event.preventDefault();
    api.changeSeed(clientSeed).then(
      (changed) => {
        setFair(changed);
        setClientSeed('');
        setBusy(false);
      },
      () => setBusy(true),
    );
  };

  return (
    <>
      <p>{t('info.fairHow')}</p>
      {fair && <Seeds fair={fair} t={t} />}
      <form onSubmit={change}>
        <label>
          {t('info.newClientSeed')}
          <input
            value={clientSeed}
            onChange={(event) => setClientSeed(event.target.value)}
            pattern="[0-9A-Za-z_\-]{1,64}"
            required
          />
        </label>
        <button type="submit" className="button filled">
          {t('action.changeSeed')}
        </button>
        {busy && <p role="alert">{t('info.seedBusy')}</p>}
      </form>
      {view.lastRound && fair && (
        <CheckLastRound
          key={view.lastRound.roundId}
          round={view.lastRound}
          fair={fair}
          onFair={setFair}
          game={game}
          t={t}
          api={api}
        />
      )}
    </>
  );
}

function Seeds({ fair, t }: { fair: FairState; t: InfoProps['t'] }) {
  const { previous } = fair;
  const rows = [
    [t('info.serverSeedHash'), fair.serverSeedHash],
    [t('info.clientSeed'), fair.clientSeed],
    [t('info.nonce'), String(fair.nextNonce)],
    [t('info.nextServerSeedHash'), fair.nextServerSeedHash],
    ...(previous
      ? [
          [t('info.previousSeed'), previous.serverSeed],
          [t('info.previousClientSeed', { rounds: previous.rounds }), previous.clientSeed],
        ]
      : []),
  ];
  return (
    <dl className="seeds">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
