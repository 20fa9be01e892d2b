import type { IconName } from '@hanpan/ui';

const icons: Readonly<Record<string, IconName>> = {
  soccer: 'soccer',
  basketball: 'basketball',
  baseball: 'baseball',
  volleyball: 'volleyball',
  badminton: 'badminton',
  hockey: 'hockey',
  combat: 'combat',
  tennis: 'tennis',
  handball: 'globe',
  football: 'trophy',
  esport: 'esports',
};

export function iconOf(sport: string): IconName | undefined {
  return icons[sport];
}
