import { limitSports, miniGames, type SettingGroup } from '@hanpan/contract';
import { type FieldSpec, level, number, onOff, won } from './field-spec.ts';

const sports = limitSports.filter((each) => each !== 'all');
const share = (key: string) => number(key, 'basisPoints', 0, 10_000);
const amountsOf = (prefix: string) =>
  ['minAmount', 'maxAmount', 'maxWinAmount'].map((name) => won(`${prefix}${name}`));
const optional = <Spec extends object>(specs: readonly Spec[]) =>
  specs.map((spec) => ({ ...spec, optional: true as const }));

/** What an operator sets of the ways to play. Rules of the liability limits by sport and time have a page of their own. */
export const playFields = {
  sports: [
    ...amountsOf('bet.'),
    number('bet.maxLegs', 'count', 1, 20),
    number('bet.minLegOddsMilli', 'oddsMilli', 1_000, 100_000),
    number('bet.quoteMs', 'milliseconds', 0, 5_000),
    ...optional(amountsOf('bet.live.')),
    {
      key: 'bet.levels',
      kind: 'rows',
      record: 'objects',
      max: 20,
      columns: [level, ...optional([...amountsOf(''), ...amountsOf('live.')])],
    },
    {
      key: 'bet.delay.sports',
      kind: 'rows',
      record: 'values',
      max: sports.length,
      columns: [
        { key: 'sport', kind: 'choice', choices: sports },
        number('value', 'milliseconds', 0, 60_000),
      ],
    },
    number('bet.delay.otherSports', 'milliseconds', 0, 60_000),
    onOff('bigBet.isOn'),
    won('bigBet.amount'),
    number('bigBet.traderMs', 'milliseconds', 1_000, 600_000),
    number('bigBet.memberMs', 'milliseconds', 1_000, 600_000),
    number('multiLegBonus.minOddsMilli', 'oddsMilli', 1_000, 100_000),
    {
      key: 'multiLegBonus.steps',
      kind: 'rows',
      max: 20,
      columns: [number('legs', 'count', 2, 20), number('bonusBasisPoints', 'basisPoints', 0, 100_000)],
    },
    onOff('cashOut.isOn'),
    share('cashOut.marginBasisPoints'),
    won('cashOut.minAmount'),
  ],
  liability: [
    ...[
      'selectionAmount',
      'marketAmount',
      'eventAmount',
      'memberEventAmount',
      'memberDayAmount',
      'legSetAmount',
    ].map((name) => won(`liability.${name}`, { min: 1 })),
    number('liability.totalOddsMilli', 'oddsMilli', 1_000, 1_000_000_000),
    {
      key: 'liability.sports',
      kind: 'rows',
      record: 'values',
      max: sports.length,
      columns: [{ key: 'sport', kind: 'choice', choices: sports }, share('value')],
    },
    share('liability.otherSports'),
    {
      key: 'liability.early',
      kind: 'rows',
      max: 10,
      columns: [number('fromMs', 'milliseconds', 1, 31_536_000_000), share('share')],
    },
    share('liability.inPlay'),
    { key: 'liability.levels', kind: 'rows', record: 'values', max: 20, columns: [level, share('value')] },
  ],
  minigame: [
    onOff('minigame.isOn'),
    { key: 'minigame.off', kind: 'choices', choices: [...miniGames], min: 0 },
    number('minigame.closingMs', 'milliseconds', 10_000, 120_000),
    ...amountsOf('minigame.'),
    {
      key: 'minigame.levels',
      kind: 'rows',
      record: 'objects',
      max: 20,
      columns: [level, ...optional(amountsOf(''))],
    },
    won('minigame.selectionAmount'),
    number('minigame.kenoUnderUpTo', 'count', 253, 1_308),
    number('minigame.kenoLadderSplit', 'count', 1, 69),
  ],
} as const satisfies Partial<Record<SettingGroup, readonly FieldSpec[]>>;
