import { defaultClientConditions, type Plugin, parseAst, type UserConfig } from 'vite';

export const languages = ['ko', 'en', 'vi'] as const;
export type Language = (typeof languages)[number];

/** Whether an environment of the bundler is the build of a language. */
export const isLanguage = (name: string): name is Language => (languages as readonly string[]).includes(name);

/** The files with the languages of texts side by side. */
export const textFile = /\/packages\/messages\/src\/(ui|results)\/[\w-]+\.ts$/;
const pageLocaleFile = /\/packages\/messages\/src\/page-locale\.ts$/;

interface SourceNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly properties?: readonly { readonly key?: { readonly name?: string }; readonly value?: SourceNode }[];
}

function isText({ type, properties = [] }: SourceNode): boolean {
  return (
    type === 'ObjectExpression' &&
    properties.length === languages.length &&
    languages.every((language, index) => properties[index]?.key?.name === language)
  );
}

/** Every object of the shape { ko, en, vi }, in the order of the source. */
function textsIn(node: unknown): SourceNode[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && isText(node as SourceNode)) return [node as SourceNode];
  return Object.values(node).flatMap(textsIn);
}

function wordsOf({ properties = [] }: SourceNode, language: Language): SourceNode {
  const words = properties.find(({ key }) => key?.name === language)?.value;
  if (words === undefined) throw new Error(`a text without ${language}`);
  return words;
}

/** A file of texts with one of their languages: `{ ko: 'x', en: 'y', vi: 'z' }` becomes `{ en: 'y' }`. */
export function keepLanguage(source: string, language: Language): string {
  return textsIn(parseAst(source, { lang: 'ts' })).reduceRight((rest, text) => {
    const { start, end } = wordsOf(text, language);
    return `${rest.slice(0, text.start)}{ ${language}: ${source.slice(start, end)} }${rest.slice(text.end)}`;
  }, source);
}

/**
 * Builds an app once for each language, into one folder: the chunks of each carry its texts alone, and the pages are
 * `index.ko.html`, `index.en.html` and `index.vi.html`. The source keeps the languages side by side (ADR 11).
 */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => isLanguage(name),
    transform: {
      filter: { id: [textFile, pageLocaleFile] },
      handler(source, id) {
        const language = this.environment.name as Language;
        if (textFile.test(id)) return { code: keepLanguage(source, language), map: null };
        return { code: `export const pageLocale = '${language}';`, map: null };
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has no index.html');
        const knowsItsLanguage = [...this.getModuleIds()].some((id) => pageLocaleFile.test(id));
        if (!knowsItsLanguage) throw new Error(`${pageLocaleFile} matches no file any more`);
        const language = this.environment.name;
        page.fileName = `index.${language}.html`;
        page.source = String(page.source).replace('<html lang="ko">', `<html lang="${language}">`);
      },
    },
  };
}

/** The packages of this repository are read from their sources, so that one build sees, and shakes, everything. */
const conditions = ['@hanpan/source', ...defaultClientConditions];

/** React has had the hook since 18: what stands in for it where it is missing is not needed. */
const withoutShims = [
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: 'use-sync-external-store/with-selector.js',
  },
];

/** One environment of the bundler for each language; the first one empties the folder. */
export function everyLanguage(): Pick<UserConfig, 'resolve' | 'environments' | 'builder'> {
  return {
    resolve: { conditions, alias: withoutShims },
    environments: Object.fromEntries(
      languages.map((language, index) => [
        language,
        { consumer: 'client' as const, resolve: { conditions }, build: { emptyOutDir: index === 0 } },
      ]),
    ),
    builder: {
      async buildApp(builder) {
        for (const language of languages) {
          const environment = builder.environments[language];
          if (environment !== undefined) await builder.build(environment);
        }
      },
    },
  };
}
