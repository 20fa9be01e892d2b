import { type FieldSpec, localeOf, number, onOff, publicAddress, words } from './field-spec.ts';

const name = { ...words('name', 60), min: 1 };
const bodies = (key: string): FieldSpec => ({
  key,
  kind: 'rows',
  max: 12,
  columns: [localeOf('locale'), name, words('phone', 40), publicAddress('link')],
});

/** What members read of help, complaints and supervision, by the language that they read. */
export const helpFields = {
  help: [
    bodies('help.lines'),
    number('help.complaintDays', 'days', 1, 90),
    bodies('help.complaintsTo'),
    {
      key: 'help.regulators',
      kind: 'rows',
      max: 6,
      columns: [localeOf('locale'), name, words('licence', 60), publicAddress('link')],
    },
    onOff('help.watchLinks'),
  ],
} as const satisfies { readonly help: readonly FieldSpec[] };
