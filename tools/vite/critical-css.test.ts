import { expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';

const html = '<div class="card wide"><p class="text">a</p></div>';

test('rules are kept of which every class occurs, and those without a class', () => {
  const css = '.card{a:b}.card .gone{a:b}.gone,.text{a:b}p{margin:0}.card.wide>.text:not(.gone){a:b}';
  expect(criticalCss(css, html)).toBe(
    '.card{a:b}.gone,.text{a:b}p{margin:0}.card.wide>.text:not(.gone){a:b}',
  );
});

test('groups stay around what is kept in them, and empty ones go', () => {
  const css =
    '@layer base,ui;@layer ui{.card{a:b}@media (width<=600px){.text{a:b}.gone{a:b}}}@media print{.gone{a:b}}';
  expect(criticalCss(css, html)).toBe(
    '@layer base,ui;@layer ui{.card{a:b}@media (width<=600px){.text{a:b}}}',
  );
});

test('what is hovered or pressed later is left out, and a comma in brackets separates no selectors', () => {
  expect(criticalCss('.card:hover{a:b}.card:is(.wide,.text){a:b}', html)).toBe('.card:is(.wide,.text){a:b}');
});

test('braces and semicolons in strings end nothing', () => {
  const css = '.card:before{content:"};{"}.text{a:b}';
  expect(criticalCss(css, html)).toBe(css);
});

test('keyframes stay where a kept rule names them', () => {
  const frames = (name: string) => `@keyframes ${name}{0%{a:b}to{a:c}}`;
  const css = `${frames('near')}${frames('far')}.card{animation:1s near}.gone{animation:1s far}`;
  expect(criticalCss(css, html)).toBe(`${frames('near')}.card{animation:1s near}`);
});

test('custom properties of the root stay that a kept rule, the markup or another of them asks for', () => {
  const css =
    ':root{--near:var(--further);--further:1px;--idle:var(--only);--only:2px;--in-markup:3px;--near-by:4px}' +
    ':root{--gone:5px}.card{gap:var(--near)}.text{--of-a-script:6px;top:0}';
  expect(criticalCss(css, `${html}<i style="left:var( --in-markup )"></i>`)).toBe(
    ':root{--near:var(--further);--further:1px;--in-markup:3px;}.card{gap:var(--near)}.text{--of-a-script:6px;top:0}',
  );
});
