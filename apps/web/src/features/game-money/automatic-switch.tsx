import { useCallMutation, useText } from '@hanpan/client';
import { gameMoneyTexts } from '@hanpan/messages';
import { Switch } from '@hanpan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { alertBox } from '../../app/alerts.ts';

/** CL-07: acts at once; what is shown is what the server holds. */
export function AutomaticSwitch({ isOn }: { isOn: boolean }) {
  const t = useText(gameMoneyTexts);
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useCallMutation('/api/member/changeMemCashFlag');
  const change = (checked: boolean) =>
    mutate(
      { flag: checked ? 'Y' : 'N' },
      {
        onError: (error) => void alertBox(error.message),
        onSettled: () => queryClient.invalidateQueries({ queryKey: ['/api/cash/getUserCash'] }),
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
