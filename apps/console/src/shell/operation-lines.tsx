import { useText } from '@hanpan/client';
import { type DataOf, operationOutcomes, staffRoles } from '@hanpan/contract';
import { consoleOperationTexts, consoleStaffTexts } from '@hanpan/messages';
import { Money } from '@hanpan/ui';
import { useSettingFields } from '../app/setting-fields.ts';
import { useSettingWords } from '../app/setting-words.ts';
import styles from './operation-lines.module.css';

type Line = DataOf<'/api/console/confirmation/show'>['lines'][number];

/** What is confirmed, line by line, as the server has put it together. */
export function OperationLines({ lines }: { readonly lines: readonly Line[] }) {
  const t = useText(consoleOperationTexts);
  const { nameOf } = useSettingWords();
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={line.setting?.key ?? line.name}>
          <dt>{line.setting ? nameOf(line.setting.key) : t(`consoleOperation.line.${line.name}`)}</dt>
          <dd>
            <LineValue line={line} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function LineValue({ line: { name, text, amount, setting } }: { readonly line: Line }) {
  const t = useText(consoleOperationTexts);
  if (setting) return <SettingChange setting={setting} />;
  if (amount !== null) return <Money amount={amount} tone="plain" />;
  if (text === null) return null;
  if (name === 'roles' || name === 'rolesBefore') return <RoleNames of={text} />;
  const outcome = name === 'outcome' && operationOutcomes.find((each) => each === text);
  return outcome ? t(`consoleOperation.outcome.${outcome}`) : text;
}

/** From what to what, in the words and the unit of the settings page; as they are kept until that has told them. */
function SettingChange({
  setting: { key, before, after },
}: {
  readonly setting: NonNullable<Line['setting']>;
}) {
  const words = useSettingWords();
  const field = useSettingFields()(key);
  const shown = (json: string) => (field ? words.shownField(field, JSON.parse(json)) : json);
  return `${shown(before)} → ${shown(after)}`;
}

function RoleNames({ of }: { readonly of: string }) {
  const t = useText(consoleStaffTexts);
  const roles = of.split(',');
  return staffRoles
    .filter((role) => roles.includes(role))
    .map((role) => t(`consoleStaff.role.${role}`))
    .join(', ');
}
