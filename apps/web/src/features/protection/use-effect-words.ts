import { useText } from '@hanpan/client';
import type { OwnLimit } from '@hanpan/contract';
import { protectionTexts } from '@hanpan/messages';
import type { LimitEffect } from './model.ts';
import { useLimitWords } from './use-limit-words.ts';

/** What asking for a limit would change in words, and what came of it. */
export function useEffectWords() {
  const t = useText(protectionTexts);
  const { sayValue, at } = useLimitWords();
  const joined = (...sentences: readonly (string | undefined)[]) => sentences.filter(Boolean).join(' ');
  const dropped = (limit: OwnLimit, { drops }: LimitEffect) =>
    drops && t('protection.effect.drops', { value: sayValue(limit, drops.amount) });
  return {
    sayEffect: (limit: OwnLimit, effect: LimitEffect) =>
      joined(
        effect.kind === 'later' || effect.kind === 'asked'
          ? t(`protection.effect.${effect.kind}`, { from: at(effect.fromMs), until: at(effect.untilMs) })
          : t(`protection.effect.${effect.kind}`),
        dropped(limit, effect),
      ),
    sayRemoval: (limit: OwnLimit, effect: LimitEffect) =>
      joined(
        effect.kind === 'asked'
          ? t('protection.removeAsked', { from: at(effect.fromMs), until: at(effect.untilMs) })
          : t('protection.removeNote'),
        dropped(limit, effect),
      ),
    /** The limit as the server has it then; what was dropped by it is no part of that. */
    sayDone: (limit: OwnLimit, { drops }: LimitEffect) => {
      const { amount, wanted } = limit;
      return joined(
        wanted
          ? t('protection.doneLater', {
              value: sayValue(limit, wanted.amount),
              from: at(Date.parse(wanted.from)),
              until: at(Date.parse(wanted.until)),
            })
          : t('protection.doneNow', { value: sayValue(limit, amount) }),
        drops && t('protection.doneDropped', { value: sayValue(limit, drops.amount) }),
      );
    },
  };
}
