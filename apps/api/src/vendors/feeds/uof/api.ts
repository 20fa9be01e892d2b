import { answerText } from '../../read-answer.ts';
import { BadMessage } from '../sink.ts';
import { readXml, type XmlElement } from './read-xml.ts';

/** What is asked of the feed over HTTP. Both throw BadMessage with `no-answer` where it does not do as asked. */
export interface UofApi {
  /** Everything that a producer said since `afterMs` (null: all that stands now) comes through the messages again. */
  recover(product: string, afterMs: number | null, requestId: number): Promise<void>;
  /** One match, `sr:match:…`. */
  fixture(urn: string): Promise<XmlElement>;
}

export interface UofApiSettings {
  /** As the operator's contract names it, without a path. */
  readonly baseUrl: string;
  /** Never in an address, a message or a log. */
  readonly accessToken: string;
  /** Which of several readers of one contract this is; 1 to 10,000, so that recoveries do not reach the others. */
  readonly nodeId?: number;
  readonly timeoutMs: number;
  /** `fetch`, or what a test puts in its place. */
  readonly request: (url: string, init: RequestInit) => Promise<Response>;
}

/** Source of the paths: the provider's public kits and clients (`/v1/{product}/recovery/initiate_request`). */
export function uofApi({ baseUrl, accessToken, nodeId, timeoutMs, request }: UofApiSettings): UofApi {
  async function send(method: 'GET' | 'POST', path: string, query: URLSearchParams): Promise<string> {
    const url = new URL(`/v1/${path}`, baseUrl);
    url.search = query.toString();
    const init: RequestInit = {
      method,
      headers: { 'x-access-token': accessToken },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    };
    const response = await request(url.href, init).catch((error: unknown) => {
      throw new BadMessage('no-answer', `${path}: ${error instanceof Error ? error.name : 'unreachable'}`);
    });
    if (!response.ok) throw new BadMessage('no-answer', `${path}: status ${response.status}`);
    return answerText(response).catch((error: unknown) => {
      throw new BadMessage('no-answer', `${path}: ${error instanceof Error ? error.message : 'broken off'}`);
    });
  }

  return {
    async recover(product, afterMs, requestId) {
      const query = new URLSearchParams({ request_id: String(requestId) });
      if (afterMs !== null) query.set('after', String(afterMs));
      if (nodeId !== undefined) query.set('node_id', String(nodeId));
      await send('POST', `${encodeURIComponent(product)}/recovery/initiate_request`, query);
    },
    async fixture(urn) {
      const path = `sports/en/sport_events/${encodeURIComponent(urn)}/fixture.xml`;
      return readXml(await send('GET', path, new URLSearchParams()));
    },
  };
}
