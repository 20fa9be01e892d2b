import { useAction, useCallQuery, useMoneyCall, useText } from '@hanpan/client';
import type { DataOf, LocalText } from '@hanpan/contract';
import { consoleMessageTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';

const path = '/api/console/messages';
const templates = '/api/console/messages/templates';

export type MessageBatch = DataOf<typeof path>['list'][number];

export type MessageTemplate = DataOf<typeof templates>['list'][number];

export interface MessageDraft {
  readonly target: MessageBatch['target'];
  readonly ids: string;
  readonly level: string;
  readonly title: LocalText;
  readonly body: LocalText;
}

export const emptyWords: LocalText = { ko: '', en: '', vi: '' };
export const batchKeyOf = ({ batchIdx }: MessageBatch) => String(batchIdx);

export function namesIn(ids: string): string[] {
  return ids
    .split(/[\s,;]+/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

export function useTemplates() {
  return useCallQuery(templates, {});
}

export function useSendMessage(onDone: () => void) {
  const t = useText(consoleMessageTexts);
  const { submit, ...state } = useMoneyCall({ refreshes: [path] });
  const send = async ({ target, ids, level, title, body }: MessageDraft) => {
    const { data } = await submit(`${path}/send`, {
      target,
      memIds: target === 'members' ? namesIn(ids) : [],
      level: target === 'level' ? Number(level) : null,
      title,
      body,
    });
    if (data === undefined) return;
    toast({ text: t('consoleMessage.sent', { count: data.sentCount }) });
    onDone();
  };
  return { ...state, send };
}

export function useTemplateActions() {
  const t = useText(consoleMessageTexts);
  const { send, ...state } = useAction({ refreshes: [templates] });
  /** `held` is what is kept under the name, as the operator sees it. Returns whether it was kept. */
  const keep = async (name: string, { title, body }: MessageDraft, held: MessageTemplate | undefined) => {
    const { data } = await send(`${templates}/save`, { name, title, body, revision: held?.revision ?? null });
    if (data !== undefined) toast({ text: t('consoleMessage.kept') });
    return data !== undefined;
  };
  const forget = (templateIdx: number) => void send(`${templates}/delete`, { templateIdx });
  return { ...state, keep, forget };
}
