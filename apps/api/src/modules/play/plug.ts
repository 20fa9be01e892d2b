import type { Plug } from '../../kernel/plug.ts';
import { playJobs } from './jobs.ts';
import type { PlayServices } from './services.ts';

export const playPlug = { jobs: playJobs } satisfies Plug<PlayServices>;
