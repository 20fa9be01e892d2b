import { useCallMutation, useRefresh, useText } from '@hanpan/client';
import { gameMoneyTexts } from '@hanpan/messages';
import { Switch } from '@hanpan/ui';
import { alertBox } from '../../app/alerts.ts';

/** CL-07: acts at once; what is shown is the server's value. */
export function AutomaticSwitch({ isOn }: { isOn: boolean }) {
  const t = useText(gameMoneyTexts);
  const refresh = useRefresh('/api/cash/getUserCash');
  const { mutate, isPending, variables } = useCallMutation('/api/member/changeMemCashFlag');
  const change = (checked: boolean) =>
    mutate(
      { flag: checked ? 'Y' : 'N' },
      {
        onError: (error) => void alertBox(error.message),
        onSettled: refresh,
      },
    );
  return (
    <Switch
      label={t('gameMoney.automatic')}
      description={t('gameMoney.automaticNote')}
      checked={isPending ? variables.flag === 'Y' : isOn}
      disabled={isPending}
      onChange={change}
    />
  );
}
