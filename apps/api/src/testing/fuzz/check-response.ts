import { type CallSpec, codesOfCall, isResultCode, type ResultCode, resultCodes } from '@hanpan/contract';

/** A machine under load is slow; what takes longer than this would take longer for ever. */
const longestMs = 10_000;

export interface Sent {
  /** The content type. */
  readonly type: string;
  readonly status: number;
  readonly text: string;
  readonly tookMs: number;
  /** The body that was sent: a message may repeat what it says. */
  readonly said: string;
}

/** A parameter of the message that nothing was put in for. */
function hasHole(message: string, said: string): boolean {
  return (message.match(/\{\w+\}/g) ?? []).some((hole) => !said.includes(hole));
}

function envelopeOf({ text }: Sent): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function codeOf(sent: Sent): ResultCode | undefined {
  const { resultCode } = envelopeOf(sent);
  return typeof resultCode === 'string' && isResultCode(resultCode) ? resultCode : undefined;
}

/** Whether the data of a refusal are its outcome once more, and nothing else: so the merge calls say it. */
function repeats(data: unknown, outcome: object): boolean {
  return JSON.stringify(data) === JSON.stringify(outcome);
}

/** What is wrong with an envelope, whichever call it is of; undefined where nothing is. */
export function faultOfEnvelope(sent: Sent, declared: readonly ResultCode[]): string | undefined {
  const { resultCode, resultMessage, data, ...more } = envelopeOf(sent);
  const code = codeOf(sent);
  if (sent.status >= 500) return `status ${sent.status}`;
  if (sent.tookMs > longestMs) return `took ${Math.round(sent.tookMs)} ms`;
  if (code === undefined) return `no code of the contract: ${String(resultCode)}`;
  if (Object.keys(more).length > 0) return `more than an envelope: ${Object.keys(more).join(', ')}`;
  if (typeof resultMessage !== 'string' || hasHole(resultMessage, sent.said)) return 'a message with a hole';
  if (resultCodes[code] !== sent.status) return `${code} with status ${sent.status}`;
  if (!declared.includes(code)) return `${code} is not declared`;
  if (code !== '0' && data !== null && !repeats(data, { resultCode, resultMessage }))
    return `${code} with data`;
  return undefined;
}

function faultOfOutcome({ saysOutcomeInData }: CallSpec, sent: Sent): string | undefined {
  const { resultCode, data } = envelopeOf(sent);
  if (resultCode === '0') return undefined;
  return (data !== null) === (saysOutcomeInData === true) ? undefined : 'a refusal whose data are another';
}

/** What is wrong with the response to a call; undefined where nothing is. */
export function faultOf(call: CallSpec, sent: Sent): string | undefined {
  const fault = faultOfEnvelope(sent, codesOfCall(call)) ?? faultOfOutcome(call, sent);
  if (fault !== undefined || codeOf(sent) !== '0') return fault;
  const read = call.data.safeParse(envelopeOf(sent).data);
  return read.success ? undefined : `data that the contract does not name: ${read.error.message}`;
}
