/** The part of autocannon 9 that the benchmarks use; the package ships no types. */
declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request, context: object) => Request;
    onResponse?: (status: number, body: string, context: object, headers: Record<string, string>) => void;
  }
  interface Options {
    url: string;
    connections: number;
    amount?: number;
    duration?: number;
    requests?: Request[];
  }
  interface Result {
    errors: number;
    non2xx: number;
    '2xx': number;
    duration: number;
    latency: { p50: number; p99: number };
  }
  interface Run extends PromiseLike<Result> {
    on(
      event: 'response',
      listener: (client: object, status: number, bytes: number, tookMs: number) => void,
    ): void;
    on(event: 'reqError', listener: (error: Error) => void): void;
  }
  export default function autocannon(options: Options): Run;
}
