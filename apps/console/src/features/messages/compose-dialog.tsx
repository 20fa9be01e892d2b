import { useText } from '@hanpan/client';
import { FailureNotice, FormDialog } from '@hanpan/kit';
import { consoleMessageTexts, type Locale, localeNames, locales } from '@hanpan/messages';
import {
  Button,
  ConfirmDialog,
  DigitsInput,
  Field,
  PartialNotice,
  SegmentedControl,
  Select,
  TextArea,
  TextInput,
} from '@hanpan/ui';
import { useState } from 'react';
import styles from './messages.module.css';
import {
  emptyWords,
  type MessageDraft,
  type MessageTemplate,
  namesIn,
  useSendMessage,
  useTemplateActions,
  useTemplates,
} from './use-messages.ts';

const targets = ['members', 'level', 'all'] as const;
const start: MessageDraft = { target: 'members', ids: '', level: '1', title: emptyWords, body: emptyWords };

/** Whom, and what in one language or more; the words may begin with a template and become one. */
export function ComposeDialog({ onClose }: { onClose: () => void }) {
  const t = useText(consoleMessageTexts);
  const [draft, setDraft] = useState(start);
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<MessageDraft>) => setDraft((held) => ({ ...held, ...part }));
  const sending = useSendMessage(onClose);
  const half = locales.find((each) => writtenIn(draft, each) === 'half');
  const isWordless = half !== undefined || !locales.some((each) => writtenIn(draft, each) === 'whole');
  const isNobody = draft.target === 'members' && namesIn(draft.ids).length === 0;
  const submit = () => {
    setTried(true);
    if (!isWordless && !isNobody) void sending.send(draft);
  };
  return (
    <FormDialog
      layer="confirm"
      size="lg"
      title={t('consoleMessage.new')}
      onClose={onClose}
      submitLabel={t(draft.target === 'all' ? 'consoleMessage.sendAll' : 'consoleMessage.send')}
      tone={draft.target === 'all' ? 'warn' : 'filled'}
      onSubmit={submit}
      call={sending}
    >
      <SegmentedControl
        label={t('consoleMessage.to')}
        options={targets.map((value) => ({ value, label: t(`consoleMessage.to.${value}`) }))}
        value={draft.target}
        onChange={(target) => change({ target })}
      />
      {draft.target === 'members' && (
        <Field
          label={t('consoleMessage.ids')}
          hint={t('consoleMessage.idsHint')}
          required
          error={isTried && isNobody && t('consoleMessage.idsMissing')}
        >
          <TextInput
            autoComplete="off"
            value={draft.ids}
            onChange={({ target }) => change({ ids: target.value })}
          />
        </Field>
      )}
      {draft.target === 'level' && (
        <Field label={t('consoleMessage.to.level')} required>
          <DigitsInput value={draft.level} maxLength={2} onChange={(level) => change({ level })} />
        </Field>
      )}
      <Templates draft={draft} onChange={change} />
      <Words draft={draft} onChange={change} />
      {isTried && isWordless && (
        <PartialNotice tone="warn">
          {half === undefined
            ? t('consoleMessage.missing')
            : t('consoleMessage.halfWritten', { language: localeNames[half] })}
        </PartialNotice>
      )}
    </FormDialog>
  );
}

/** A language with a title alone, or a text alone, is one that was forgotten half-way. */
function writtenIn({ title, body }: MessageDraft, locale: Locale): 'whole' | 'half' | 'empty' {
  const [hasTitle, hasBody] = [title[locale].trim() !== '', body[locale].trim() !== ''];
  if (hasTitle && hasBody) return 'whole';
  return hasTitle || hasBody ? 'half' : 'empty';
}

interface PartProps {
  readonly draft: MessageDraft;
  readonly onChange: (part: Partial<MessageDraft>) => void;
}

function Words({ draft, onChange }: PartProps) {
  const t = useText(consoleMessageTexts);
  const [locale, setLocale] = useState<Locale>('ko');
  const { title, body } = draft;
  const tabOf = (each: Locale) => {
    const language = localeNames[each];
    const written = writtenIn(draft, each);
    return written === 'whole' ? language : t(`consoleMessage.tab.${written}`, { language });
  };
  return (
    <>
      <SegmentedControl
        label={t('consoleMessage.language')}
        options={locales.map((value) => ({ value, label: tabOf(value) }))}
        value={locale}
        onChange={setLocale}
      />
      <Field label={t('consoleMessage.subject')} hint={t('consoleMessage.languageHint')} required>
        <TextInput
          lang={locale}
          maxLength={100}
          value={title[locale]}
          onChange={({ target }) => onChange({ title: { ...title, [locale]: target.value } })}
        />
      </Field>
      <Field
        label={t('consoleMessage.body')}
        hint={t('consoleMessage.places', { nick: '{nick}', id: '{id}' })}
        required
      >
        <TextArea
          lang={locale}
          rows={6}
          maxLength={2_000}
          value={body[locale]}
          onChange={({ target }) => onChange({ body: { ...body, [locale]: target.value } })}
        />
      </Field>
    </>
  );
}

type Words = Pick<MessageDraft, 'title' | 'body'>;
const wordless: Words = { title: emptyWords, body: emptyWords };

function isSame(one: Words, other: Words): boolean {
  return locales.every(
    (locale) => one.title[locale] === other.title[locale] && one.body[locale] === other.body[locale],
  );
}

/** What is asked before words that are held nowhere else are gone. */
interface Asked {
  readonly what: 'take' | 'forget';
  readonly key: string;
}

function Templates({ draft, onChange }: PartProps) {
  const t = useText(consoleMessageTexts);
  const { data } = useTemplates();
  const actions = useTemplateActions();
  const [chosen, setChosen] = useState('');
  // What the words on screen are held as, a template or what was just kept; and the template that was chosen, as it was then.
  const [held, setHeld] = useState<Words>(wordless);
  const [base, setBase] = useState<MessageTemplate>();
  const [name, setName] = useState('');
  const list = data?.list ?? [];
  const heldUnder = (typed: string) => list.find((each) => each.name === typed.normalize('NFC').trim());
  const [asked, setAsked] = useState<Asked>();
  const templateOf = (key: string) => list.find(({ templateIdx }) => String(templateIdx) === key);
  const take = (key: string) => {
    const template = templateOf(key);
    setChosen(key);
    const words = template === undefined ? wordless : { title: template.title, body: template.body };
    setBase(template);
    setHeld(words);
    onChange(words);
    setName(template?.name ?? '');
    setAsked(undefined);
  };
  // What was written by hand is nowhere else: it is not thrown away for a look at a template.
  const choose = (key: string) => (isSame(draft, held) ? take(key) : setAsked({ what: 'take', key }));
  const keep = async () => {
    const under = heldUnder(name);
    // Over the template that was chosen: what somebody else has made of it since is not seen here.
    const over = under?.templateIdx === base?.templateIdx ? base : under;
    if (!(await actions.keep(name, draft, over))) return;
    setHeld({ title: draft.title, body: draft.body });
    setBase(undefined);
  };
  const forget = () => {
    actions.forget(Number(chosen));
    setChosen('');
    setBase(undefined);
    // From now on its words are held nowhere else.
    setHeld(wordless);
    setAsked(undefined);
  };
  return (
    <div className={styles.form}>
      <div className={styles.line}>
        <Select
          caption={t('consoleMessage.template')}
          options={[
            { value: '', label: t('consoleMessage.noTemplate') },
            ...list.map((each) => ({ value: String(each.templateIdx), label: each.name })),
          ]}
          value={chosen}
          onChange={choose}
        />
        {chosen !== '' && (
          <Button
            size="sm"
            busy={actions.isSending}
            onClick={() => setAsked({ what: 'forget', key: chosen })}
          >
            {t('consoleMessage.forget')}
          </Button>
        )}
        <TextInput
          size="sm"
          aria-label={t('consoleMessage.keepName')}
          placeholder={t('consoleMessage.keepName')}
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button size="sm" busy={actions.isSending} disabled={name.trim() === ''} onClick={() => void keep()}>
          {t('consoleMessage.keep')}
        </Button>
      </div>
      <FailureNotice failure={actions.failure} />
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title={t(`consoleMessage.${asked.what}Title`)}
          confirmLabel={t(`consoleMessage.${asked.what === 'take' ? 'takeYes' : 'forget'}`)}
          tone="warn"
          onConfirm={() => (asked.what === 'take' ? take(asked.key) : forget())}
        >
          {t(`consoleMessage.${asked.what}Note`)}
        </ConfirmDialog>
      )}
    </div>
  );
}
