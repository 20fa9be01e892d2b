import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { places } from './navigation.ts';

const partOf = (call: string) => call.split('/')[3];

/**
 * The pages that ask a call, in words: those that begin with it, or else the first ones that ask others of its part. What is
 * confirmed is asked from every page.
 */
export function useScreenWords(): (call: string) => string {
  const t = useText(consoleShellTexts);
  return (call) => {
    if (partOf(call) === 'confirmation') return t('consoleShell.confirmation');
    const own = places.filter((each) => each.call === call);
    const near = places.filter((each) => partOf(each.call) === partOf(call)).slice(0, 2);
    const names = (own.length > 0 ? own : near).map(({ name }) => t(`consoleShell.${name}`));
    return names.length === 0 ? call : names.join(' · ');
  };
}
