import type { Job } from '../../kernel/job-runner.ts';
import { bookDue } from './commission/book-due.ts';
import { rateFacts } from './commission/rate-facts.ts';
import type { PartnerServices } from './services.ts';

export function partnerJobs(services: PartnerServices): Job[] {
  return [
    {
      name: 'partner.rate',
      everyMs: 1_000,
      limit: 50_000,
      run: async (limit) => void (await rateFacts(services, limit)),
    },
    { name: 'partner.book', everyMs: 1_000, limit: 1_000, run: (limit) => bookDue(services, limit) },
  ];
}
