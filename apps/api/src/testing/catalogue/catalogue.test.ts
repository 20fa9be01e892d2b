import type { ResultCode } from '@hanpan/contract';
import { pinTries, results, type Text } from '@hanpan/messages';
import { afterAll, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { createStage } from '../fuzz/stage.ts';
import { betScenarios } from './bets.ts';
import { depositScenarios, deskScenarios, withdrawalScenarios } from './cash.ts';
import { FailingLedger } from './failing-ledger.ts';
import { generalScenarios } from './general.ts';
import { giveScenarios, pointScenarios } from './partners-and-points.ts';
import type { CatalogueStage, Scenario } from './scenario.ts';
import { signUpScenarios } from './sign-up.ts';

/** Section 8, code by code. */
const catalogue =
  `9999 U101 U102 U103 U104 U105 U106 U112 U113 U114 U115 U116 U117 U118 U119 U0011 M001 M002 E001 E002
  B1001 B1002 B6000 B6001 B6002 B6003 B6005 B9999 B0091 B0099 B0092 B0093 C001 C002 C003 C008 C009 C010 C101 C102 C103
  c104 C201 C202 C203 C204 C205 C206 C209 C214 C215 C216 C301 C302 C303 C401 C402 C403 C501 C502 C503 C601 C701 C999
  T999 P001 P002 P003 P004 P009 F001 NT99 TE99 TK999`.split(/\s+/) as ResultCode[];

const scenarios: Readonly<Partial<Record<ResultCode, Scenario>>> = {
  ...generalScenarios,
  ...signUpScenarios,
  ...betScenarios,
  ...depositScenarios,
  ...withdrawalScenarios,
  ...deskScenarios,
  ...giveScenarios,
  ...pointScenarios,
};

const requirementOf = (code: string) => {
  const groups: readonly (readonly [RegExp, string])[] = [
    [/^(9999|E00\d|T999|C999|F001|NT99|TE99|TK999|M00\d)$/, 'ER-04'],
    [/^U/, 'ER-05'],
    [/^B/, 'ER-06'],
    [/^(C00\d|C010|C10\d|c104)$/, 'ER-07'],
    [/^C2/, 'ER-08'],
    [/^C/, 'ER-09'],
    [/^P/, 'ER-10'],
  ];
  return groups.find(([pattern]) => pattern.test(code))?.[1] ?? 'no group';
};

/** What is said behind the text of a code. */
const further: Readonly<Partial<Record<ResultCode, Text>>> = { C008: pinTries.left };

/** The text of the catalogue in one language, whatever stands for its parameters. */
function worded(code: ResultCode, locale: 'ko' | 'en' | 'vi'): RegExp {
  const parts = `${results[code][locale]}${further[code]?.[locale] ?? ''}`.split(/\{\w+\}/);
  return new RegExp(
    `^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.+')}$`,
  );
}

const ledgers: FailingLedger[] = [];
const plain = await createStage({
  change: (services) => {
    const ledger = new FailingLedger(services.database);
    ledgers.push(ledger);
    return { ...services, ledger };
  },
});
const stage: CatalogueStage = { ...plain, ledger: need(ledgers[0], 'ledger') };
afterAll(() => stage.moon.close());

test('every code of the catalogue has a scenario, and there is none of another code', () => {
  expect(catalogue).toHaveLength(74);
  expect(Object.keys(scenarios).sort()).toEqual(catalogue.toSorted());
});

test.each(
  Object.entries(scenarios)
    .map(([code, scenario]) => [requirementOf(code), code as ResultCode, scenario] as const)
    .sort(([a], [b]) => a.localeCompare(b)),
)(
  '[%s] %s is returned by its condition, in the words of the catalogue in Korean, English and Vietnamese',
  async (_, code, scenario) => {
    const { caller, path, body, heal } = await scenario(stage);
    for (const locale of ['ko', 'en', 'vi'] as const) {
      const answer = await caller.inLocale(locale).sendRaw(path, JSON.stringify(body));
      expect(`${path} ${answer.code}`).toBe(`${path} ${code}`);
      expect(answer.message).toMatch(worded(code, locale));
    }
    await heal?.();
  },
);
