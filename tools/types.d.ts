/**
 * The shapes that the tools pass to each other. The tools are plain JavaScript, type-checked through their comments.
 */

/** One line for the person at the terminal. */
export type Say = (line: string) => void;

/** What the environment asks for. `databaseUrl` undefined means the embedded PostgreSQL. */
export interface Settings {
  port: number;
  sandboxPort: number;
  dataFolder: string;
  databaseUrl: string | undefined;
  sandboxDatabaseUrl: string | undefined;
  redisUrl: string | undefined;
  demo: boolean;
  runsSandbox: boolean;
}

/** URLs; without a sandbox vendor there may be none for it. */
export interface Databases {
  hanpan: string;
  sandbox: string | undefined;
}

export type SecretName = 'app' | 'witness';

export interface KeyPair {
  privateFile: string;
  publicFile: string;
}

export interface Keys {
  operator: KeyPair;
  sandbox: KeyPair;
  /** By number. */
  appSecrets: Record<number, string>;
  witnessSecrets: Record<number, string>;
}

/** A Node program with its environment; `execArgv` are options of Node's own. */
export interface Program {
  name: string;
  file: string;
  env: NodeJS.ProcessEnv;
  execArgv?: string[];
  /** Without it there is no site. */
  isEssential?: boolean;
}

/** `setup` runs to its end before the servers start. */
export interface Programs {
  setup: Program;
  servers: Program[];
}

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** To the terminal as it comes, instead of into `output`. */
  show?: boolean;
  onChild?: (child: import('node:child_process').ChildProcess) => void;
}

export interface RunResult {
  code: number;
  output: string;
}

/** See listSteps: paths are relative to the checkout. */
export interface BuildStep {
  name: string;
  sources: string[];
  stamp: string;
  outputs: string[];
  /** What it may write into; everything that is built where it does not say. */
  folders?: string[];
  bin: [packageName: string, path: string, args: string[]];
  cwd: string;
  before?: (root: string) => void;
}

export interface CheckResult {
  ok: boolean;
  /** What it has checked. */
  looked?: string;
  output: string;
  /** Printed whether it passed or not. */
  shown?: string;
}

export interface Check {
  name: string;
  run: () => CheckResult | Promise<CheckResult>;
}

/** A file of the checkout; `program` is its syntax tree. */
export interface Source {
  path: string;
  text: string;
  program: import('vite').ESTree.Program;
}

export type TextFile = Pick<Source, 'path' | 'text'>;

export interface TestRecord {
  file: string;
  name: string;
  state: 'passed' | 'failed' | 'skipped';
  tookMs: number;
  /** What a failed one said, as its runner printed it; '' for the others. */
  reason: string;
}

export interface Tally {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  /** Sentences for what the runner itself did not print. */
  notes: string[];
  tests?: TestRecord[];
}

/** What of package-lock.json the checks read. */
export interface LockFile {
  packages: Record<
    string,
    {
      version?: string;
      integrity?: string;
      link?: boolean;
      optional?: boolean;
      engines?: { node?: string };
      optionalDependencies?: Record<string, string>;
    }
  >;
}
