import { useText } from '@hanpan/client';
import { PanelSection } from '@hanpan/kit';
import { consoleMemberCareTexts } from '@hanpan/messages';
import { useMay } from '../../../app/session.ts';
import type { Person } from '../model.ts';
import { DropTool } from './drop-tool.tsx';
import { PasswordTool } from './password-tool.tsx';

/** What somebody has lost or forgotten who has an account and no page of a member here: a partner. */
export function AccessSection({ person }: { person: Person }) {
  const t = useText(consoleMemberCareTexts);
  const mayReset = useMay('/api/console/members/resetPassword');
  const mayDrop = useMay('/api/console/members/dropPin');
  const mayTake = useMay('/api/console/members/dropFactor');
  if (!(mayReset || mayDrop || mayTake)) return null;
  return (
    <PanelSection title={t('consoleMemberCare.access')}>
      {mayReset && <PasswordTool member={person} />}
      {mayDrop && <DropTool member={person} what="pin" />}
      {mayTake && <DropTool member={person} what="factor" />}
    </PanelSection>
  );
}
