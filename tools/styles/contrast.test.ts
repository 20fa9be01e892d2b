import { expect, test } from 'vitest';
import { contrast, type Theme, themesOf } from './contrast.ts';
import { propertiesSetByCode, rulesOf, type StyleRule, styleSheets, tokensIn } from './style-rules.ts';

const sheets = styleSheets();
const rules = sheets.flatMap(rulesOf);
const tokens = sheets.find(({ path }) => path === 'packages/ui/src/styles/tokens.css');
const themes = Object.entries(tokens === undefined ? {} : themesOf(tokens)) as [string, Theme][];

/** What text stands on: the grounds of pages, cards and controls, and the tints of what is chosen or has a result. */
const surfaces = [
  ...['ground-0', 'ground-1', 'ground-2', 'ground-3', 'ground-4'],
  ...['celadon-tint', 'vermilion-tint', 'gold-tint', 'win-tint', 'lose-tint', 'void-tint'],
  ...['move-up-tint', 'move-down-tint'],
];

/** What text is written in, on any of them: a component does not know what it is laid on. */
const texts = [
  ...['paper-1', 'paper-2', 'paper-3', 'celadon', 'celadon-text', 'vermilion-text', 'gold'],
  ...['win', 'lose', 'void', 'move-up', 'move-down'],
];

/** Text on a colour that is no surface, with where it stands. */
const onFills: readonly (readonly [text: string, fill: string, where: string])[] = [
  ['on-celadon', 'celadon', 'a filled button, a chosen price, a count'],
  ['on-celadon', 'celadon-hover', 'a filled button under the pointer'],
  ['on-celadon', 'celadon-press', 'a filled button that is pressed'],
  ['on-vermilion', 'vermilion', 'a button that warns, a count'],
  ['on-vermilion', 'vermilion-hover', 'a button that warns, under the pointer'],
  ['ground-0', 'paper-1', 'the skip link, a tooltip'],
  ['ground-2', 'win', 'a mark of odd'],
  ['ground-2', 'move-up', 'a mark of even'],
  ['fair-ink', 'fair-bone', 'a ball'],
  ['fair-ink', 'fair-amber', 'a lamp of a minigame'],
];

/** What shows a control, its state, the focus or a line of a chart, on any ground that a control lies on. */
const parts = [
  ...['line-strong', 'focus', 'vermilion', 'celadon-text', 'vermilion-text', 'celadon', 'gold'],
  ...['paper-1', 'paper-2', 'paper-3', 'win', 'lose', 'void', 'move-up', 'move-down'],
];
const grounds = ['ground-0', 'ground-1', 'ground-2', 'ground-3'];

/** Lines of controls that need no contrast, because a word says what the control is and another line its state. */
const ornaments = [
  ...['chip.module.css .chip', 'segmented-control.module.css .track'],
  // The tick stands on the celadon of a checked box, and the browser's colour is painted over as a shadow.
  'checkbox.module.css .checkbox input:checked:not(:indeterminate)::before',
  'text-input.module.css .input:autofill',
];

const tooFaint = (pairs: readonly (readonly [string, string])[], least: number) =>
  themes.flatMap(([theme, colours]) =>
    pairs.flatMap(([front, back]) => {
      const ratio = contrast(colours[front] ?? '', colours[back] ?? '');
      return ratio >= least ? [] : [`${theme}: ${front} on ${back} has ${ratio.toFixed(2)} of ${least}`];
    }),
  );

const isDisabled = ({ selector }: StyleRule) => /disabled/.test(selector);
const nameOf = ({ path, selector }: StyleRule) => `${path.split('/').at(-1)} ${selector}`;
const colourOf = ({ declarations }: StyleRule, property: RegExp): string | undefined =>
  declarations.flatMap((each) => (property.test(each.property) ? tokensIn(each.value) : [])).at(0);

test('the ratio is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(themes.map(([name]) => name)).toEqual(['dark', 'light']);
});

test('[A11Y-2] in both themes, text in every colour has 4.5:1 on every surface and on every fill', () => {
  const onSurfaces = texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const));
  const filled = onFills.map(([text, fill]) => [text, fill] as const);
  expect(tooFaint([...onSurfaces, ...filled], 4.5)).toEqual([]);
});

test('[A11Y-2] in both themes, outlines of controls, icons, lines and the focus have 3:1 on every ground', () => {
  expect(
    tooFaint(
      parts.flatMap((part) => grounds.map((ground) => [part, ground] as const)),
      3,
    ),
  ).toEqual([]);
});

test('[A11Y-2] the style sheets write in no other colours, and on nothing else', () => {
  const known = new Set(onFills.map(([text, fill]) => `${text} on ${fill}`));
  const fills = new Set(onFills.map(([text]) => text));
  const unknown = rules
    .filter((rule) => !isDisabled(rule))
    .flatMap((rule) => {
      const text = colourOf(rule, /^color$/);
      const back = colourOf(rule, /^background(-color)?$/);
      if (text === undefined) return [];
      if (back === undefined)
        return texts.includes(text) || fills.has(text) ? [] : [`${nameOf(rule)}: ${text}`];
      const isKnown = (texts.includes(text) && surfaces.includes(back)) || known.has(`${text} on ${back}`);
      return isKnown ? [] : [`${nameOf(rule)}: ${text} on ${back}`];
    });
  expect(unknown).toEqual([]);
});

test('[A11Y-2] the focus and the outlines of the controls are drawn in no other colours', () => {
  const isControl = ({ path, selector }: StyleRule) =>
    /packages\/ui\/src\/(forms|actions)\//.test(path) ||
    /\binput|\bselect\b|textarea|\.file\b/.test(selector);
  const unknown = rules
    .filter((rule) => !isDisabled(rule) && !ornaments.includes(nameOf(rule)))
    .flatMap((rule) => {
      const outline = colourOf(rule, /^outline(-color)?$/);
      const border = isControl(rule) ? colourOf(rule, /^border(-color)?$|^box-shadow$/) : undefined;
      return [outline, border]
        .filter((each) => each !== undefined && !parts.includes(each))
        .map((each) => `${nameOf(rule)}: ${each}`);
    });
  expect(unknown).toEqual([]);
});

test('every token that a style sheet names is set somewhere, or has a value in its place', () => {
  const set = new Set([
    ...rules.flatMap(({ declarations }) => declarations.map(({ property }) => property)),
    ...propertiesSetByCode(),
  ]);
  const missing = rules.flatMap((rule) =>
    rule.declarations.flatMap(({ value }) =>
      [...value.matchAll(/var\((--[a-z0-9-]+)\)/g)]
        .map(([, property = '']) => property)
        .filter((property) => !set.has(property) && !property.startsWith('--radix-'))
        .map((property) => `${nameOf(rule)}: ${property}`),
    ),
  );
  expect(missing).toEqual([]);
});
