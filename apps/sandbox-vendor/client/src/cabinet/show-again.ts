import type { ReplayLink } from '../../../src/play/play-api.ts';
import type { MessageKey } from '../messages/texts.ts';

/**
 * A round once more in a window of its own, so that the game stays as it is. Browsers allow one only during the press, so it is opened
 * empty at once. Returns what to tell where there is nothing to see.
 */
export async function showAgain(
  askLink: () => Promise<ReplayLink>,
  lang: string,
): Promise<MessageKey | undefined> {
  const target = window.open('', '_blank');
  if (target === null) return 'rounds.blocked';
  target.opener = null;
  try {
    const { link } = await askLink();
    target.location.replace(`${location.pathname}?replay=${link}&lang=${lang}`);
    return undefined;
  } catch {
    target.close();
    return 'rounds.notShown';
  }
}
