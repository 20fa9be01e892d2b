import { useText } from '@hanpan/client';
import { FactorGate, SetFactorDialog } from '@hanpan/kit';
import { factorTexts } from '@hanpan/messages';
import { useSignOut } from '../app/session.ts';

/** Stands there until its partner has the second factor that the site demands. */
export function OwnFactorGate() {
  const t = useText(factorTexts);
  const signOut = useSignOut();
  return (
    <FactorGate
      title={t('factor.due')}
      note={t('factor.dueNote')}
      setLabel={t('factor.turnOn')}
      setting={(close) => <SetFactorDialog onClose={close} />}
      onSignOut={() => void signOut()}
    />
  );
}
