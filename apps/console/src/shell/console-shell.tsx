import { useText } from '@hanpan/client';
import { mayCall } from '@hanpan/contract';
import { type DeskGroup, DeskShell, PersonTools } from '@hanpan/kit';
import { commonTexts, consoleShellTexts, consoleStaffTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Place, placeGroups, places, type QueueCounts } from '../app/navigation.ts';
import { useOperator, useSignOut } from '../app/session.ts';
import { urls } from '../app/urls.ts';
import { type Arrival, placeOf, titleWith, totalOf } from '../features/queue-watch/model.ts';
import { useQueueWatch } from '../features/queue-watch/use-queue-watch.ts';
import { useSound } from '../features/queue-watch/use-sound.ts';
import { ConfirmOperation } from './operation-dialog.tsx';
import { OwnAccountTools } from './own-account-tools.tsx';
import { SoundButton } from './sound-button.tsx';
import { StepUp } from './step-up-dialog.tsx';

/** The console of a signed-in operator: bar, navigation, page; and the signals for what comes in. */
export function ConsoleShell() {
  const t = useText(consoleShellTexts);
  const staff = useText(consoleStaffTexts);
  const operator = useOperator();
  const signOut = useSignOut();
  const sound = useSound();
  const announce = useArrivalToast();
  const counts = useQueueWatch((arrival) => {
    sound.play(arrival.kind);
    announce(arrival);
  });
  const waiting = totalOf(counts);
  usePageTitle(waiting);
  return (
    <>
      <DeskShell
        name={t('consoleShell.name')}
        homeTo={urls.today}
        homeLabel={t('consoleShell.homeLabel')}
        navLabel={t('consoleShell.nav')}
        groups={useGroups(counts)}
        waiting={waiting}
        marks={<SoundButton sound={sound} />}
        person={
          <PersonTools
            name={operator.name}
            role={operator.roles.map((role) => staff(`consoleStaff.role.${role}`)).join(', ')}
            tools={<OwnAccountTools />}
            onSignOut={() => void signOut()}
          />
        }
      />
      <StepUp />
      <ConfirmOperation />
    </>
  );
}

/** What this operator may open. */
function useGroups(counts: QueueCounts | undefined): readonly DeskGroup[] {
  const t = useText(consoleShellTexts);
  const { roles } = useOperator();
  const placeOfDesk = ({ name, icon, count, overdue, work }: Place) => ({
    to: urls[name],
    icon,
    label: t(`consoleShell.${name}`),
    count: count && counts?.[count],
    overdue: overdue && work && mayCall(roles, work) ? (counts?.[overdue] ?? 0) : undefined,
  });
  return placeGroups
    .map((group) => ({
      title: t(`consoleShell.${group.name}`),
      places: group.places.filter(({ call }) => mayCall(roles, call)).map(placeOfDesk),
    }))
    .filter((group) => group.places.length > 0);
}

function useArrivalToast(): (arrival: Arrival) => void {
  const t = useText(consoleShellTexts);
  const navigate = useNavigate();
  return ({ kind, count }) => {
    toast({
      kind: 'info',
      text: t(`consoleShell.new.${kind}`, { count }),
      action: { label: t('consoleShell.view'), onSelect: () => void navigate({ to: urls[placeOf[kind]] }) },
    });
  };
}

/** The count comes first, because a browser's tab shows little more than the first letters. */
function usePageTitle(waiting: number): void {
  const t = useText(consoleShellTexts);
  const common = useText(commonTexts);
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const place = places.find(({ name }) => urls[name] === pathname);
  const site = `${common('common.siteName')} ${t('consoleShell.name')}`;
  const title = place ? `${t(`consoleShell.${place.name}`)} · ${site}` : site;
  useEffect(() => {
    document.title = titleWith(title, waiting);
  }, [title, waiting]);
}
