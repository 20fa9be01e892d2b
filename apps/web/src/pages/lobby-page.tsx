import { useCallQuery, useText } from '@hanpan/client';
import { pageTitleTexts } from '@hanpan/messages';
import { Navigate } from '@tanstack/react-router';
import { type LobbyName, type LobbyPlace, lobbies, lobbyPathOf } from '../app/lobbies.ts';
import { useGameCodes } from '../app/site.ts';
import { useUrlParams } from '../app/urls.ts';
import { Lobby } from '../features/lobby/lobby.tsx';
import { OpenNow } from '../features/preview/open-now.tsx';

/** A lobby of games, or of one of its vendors where the address names one. */
export function LobbyPage({ name }: { name: LobbyName }) {
  const title = useText(pageTitleTexts);
  const { vendor } = useUrlParams('casinoVendor');
  const { isPending } = useCallQuery('/api/common/code', { masterCode: 'GAME' });
  const codes = useGameCodes();
  const lobby: LobbyPlace = lobbies[name];
  const path = lobbyPathOf(lobby);
  const found = codes.find(({ target }) => target === `${path}/${vendor}`);
  const code = vendor === undefined ? undefined : (found?.code ?? lobby.vendors[vendor]);
  // AC-05: a vendor that nobody knows is an unknown path.
  if (vendor !== undefined && code === undefined && !isPending) return <Navigate to={path} replace />;
  return (
    <Lobby
      // Another vendor is another lobby: its search begins anew.
      key={`${name} ${vendor ?? ''}`}
      lobby={lobby}
      title={title(lobby.title)}
      vendorCode={code}
      vendor={found}
      instead={<OpenNow without={lobby.place} />}
    />
  );
}
