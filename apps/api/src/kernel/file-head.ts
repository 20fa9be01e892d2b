import type { CsvCell, ExportSpec } from '@hanpan/contract';
import { fileHeadTexts, type Locale, type Text, translate } from '@hanpan/messages';
import type { MemberContext, OperatorContext } from './call-context.ts';
import type { Clock } from './clock.ts';
import type { Site } from './sites.ts';

type Context = MemberContext | OperatorContext;

/** What the kernel does not know of sites and members. */
export interface FileHeadServices {
  readonly clock: Clock;
  /** The time zone of a site, and a moment as its clock shows it. */
  readonly calendarOf: (site: Site) => { readonly timeZone: string; readonly at: (moment: Date) => string };
  /** What a member logs in with. */
  readonly memIdOf: (memberId: number) => Promise<string>;
}

/** What a file says of itself beyond what its address and its query say. */
export interface FileAbout {
  /** Where one address has several reports. */
  readonly title?: Text;
  /** The days that were read, where those that were asked for are not what counts. */
  readonly period?: { readonly from: string; readonly to: string };
  /** A file that was there before it is saved. */
  readonly made?: { readonly at: Date; readonly by: string };
}

/** Rows above the columns, each a name and a value, and what stands below them where there is nothing else. */
export interface FileHead {
  readonly above: readonly (readonly CsvCell[])[];
  readonly none: string | null;
}

/** The columns alone, for programs. */
export const bareHead: FileHead = { above: [], none: null };

/** Which text names the file at that address: csv and xlsx are one list. Throws for an address without one, at the start. */
export function titleOf({ path }: Pick<ExportSpec, 'path'>): Text {
  const key = `fileHead.title.${path
    .slice('/api/'.length)
    .replace(/\.\w+$/, '')
    .replaceAll('/', '.')}`;
  const title = Object.entries(fileHeadTexts).find(([name]) => name === key)?.[1];
  if (title === undefined) throw new Error(`${key} is no text`);
  return title;
}

/** Said elsewhere in the head, or a number of ours that tells a reader nothing: which file or settlement it is, its title and days say. */
const knownApart = new Set(['head', 'reason', 'from', 'to', 'fileIdx', 'settlementIdx']);

/** The choice by which the rows are there, as the address has it. */
function filterOf(query: Readonly<Record<string, unknown>>): string {
  return Object.entries(query)
    .filter(([name, value]) => !knownApart.has(name) && value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(' ');
}

function periodOf(query: Readonly<Record<string, unknown>>, { period }: FileAbout, locale: Locale): string {
  const { from = query.from, to = query.to } = period ?? {};
  return translate(fileHeadTexts['fileHead.fromTo'], locale, {
    from: typeof from === 'string' ? from : translate(fileHeadTexts['fileHead.first'], locale),
    to: typeof to === 'string' ? to : translate(fileHeadTexts['fileHead.now'], locale),
  });
}

const whoIs = (services: FileHeadServices, context: Context) =>
  'operatorId' in context ? context.operatorName : services.memIdOf(context.memberId);

/**
 * Whose report it is, of which days, when it was made and by whom, in the reader's language: what an auditor asks of any report
 * (OPS-14). Names begin with a `#`, by which programs know lines that are no data: so no value goes on in a line of its own.
 */
export async function headOf(
  services: FileHeadServices,
  context: Context,
  spec: Pick<ExportSpec, 'path'>,
  query: Readonly<Record<string, unknown>>,
  about: FileAbout,
): Promise<FileHead> {
  const { site, locale } = context;
  const calendar = services.calendarOf(site);
  const now = calendar.at(services.clock.date());
  const who = await whoIs(services, context);
  type Name =
    | 'site'
    | 'report'
    | 'period'
    | 'timeZone'
    | 'madeAt'
    | 'madeBy'
    | 'savedAt'
    | 'savedBy'
    | 'filter';
  const line = (name: Name, value: string): CsvCell[] => [
    `# ${translate(fileHeadTexts[`fileHead.${name}`], locale)}`,
    value.replace(/[\r\n]+/g, ' '),
  ];
  const { made } = about;
  const bySchedule = (name: string) => translate(fileHeadTexts['fileHead.schedule'], locale, { name });
  const filter = filterOf(query);
  return {
    above: [
      line('site', site.name),
      line('report', translate(about.title ?? titleOf(spec), locale)),
      line('period', periodOf(query, about, locale)),
      line('timeZone', calendar.timeZone),
      line('madeAt', made === undefined ? now : calendar.at(made.at)),
      line('madeBy', made === undefined ? who : bySchedule(made.by)),
      ...(made === undefined ? [] : [line('savedAt', now), line('savedBy', who)]),
      ...(filter === '' ? [] : [line('filter', filter)]),
    ],
    none: `# ${translate(fileHeadTexts['fileHead.none'], locale)}`,
  };
}
