import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { inRoot } from '../root.mjs';
import { isLanguage, type Language } from './one-language.ts';
import { commonKorean, everyday, unicodeRange } from './typeface/characters.ts';
import { onlyOfGuides } from './typeface/only-of-guides.ts';
import { coveredBy, subsetFont } from './typeface/subset.ts';

const source = 'node_modules/pretendard/dist/public/variable/PretendardVariable.ttf';

/** The name of the face in `--font`. The licence keeps the font's own name for the whole font. */
const faceName = 'Hanpan Sans';
/** What stands in for it until it is there (`base.css`): fonts of the system with its measures. */
const standIn = /@font-face\s*\{\s*font-family:\s*"?Hanpan Fallback"?;[^}]*\}/g;

interface FontFile {
  readonly language: Language;
  /** Of the file's name. */
  readonly part: string;
  readonly characters: ReadonlySet<string>;
}

/**
 * What stands in the code: for every page, and in what the guides alone load. Guides are long, and read seldom; the font that each page waits
 * for grows with every syllable, so theirs come with the second one, which a browser fetches where it is shown.
 */
function writtenIn(bundle: Rolldown.OutputBundle, html: string) {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const ofGuides = onlyOfGuides(chunks);
  const codeOf = (isGuide: boolean) =>
    chunks.filter(({ fileName }) => ofGuides.has(fileName) === isGuide).map(({ code }) => code);
  return { early: codeOf(false).concat(html).join(''), late: codeOf(true).join('') };
}

/**
 * The texts of the language in one file, and for Korean a second one with what people write beside them and what the guides say. The letters of
 * the other languages are few, and all in the first.
 */
function filesOf(
  font: Buffer,
  language: Language,
  { early, late }: Record<'early' | 'late', string>,
): FontFile[] {
  if (language !== 'ko')
    return [{ language, part: language, characters: coveredBy(font, everyday[language] + early + late) }];
  const texts = coveredBy(font, everyday[language] + early);
  const others = [...coveredBy(font, commonKorean() + late)].filter((each) => !texts.has(each));
  return [
    { language, part: 'ko', characters: texts },
    { language, part: 'ko-names', characters: new Set(others) },
  ];
}

/** Letters never change under a reader: until the one small file is there, up to three seconds, their place is kept empty. */
const faceOf = (url: string, range = '') =>
  `@font-face{font-family:"${faceName}";src:url(${url})format("woff2");font-weight:400 700;font-display:block${range}}`;

/**
 * Takes the faces that stand in until then out of the style sheets. They stand in the page: the browser measures every
 * letter anew for a face that comes later.
 */
function takeStandIns(bundle: Rolldown.OutputBundle): string {
  const taken: string[] = [];
  for (const file of Object.values(bundle)) {
    if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
    const style = String(file.source);
    taken.push(...(style.match(standIn) ?? []));
    file.source = style.replace(standIn, '');
  }
  if (taken.length === 0) throw new Error('the style has no face that stands in until the own one is there');
  return taken.join('');
}

/**
 * Makes the font files of each language from the variable font of the package. The first has every character that stands
 * in the code of that language, and the page fetches it before its scripts. What it lacks comes from the package's own
 * files, a little later and only where it is shown.
 */
export function typeface(): Plugin {
  return {
    name: 'typeface',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => isLanguage(name),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has no index.html');
        const html = String(page.source);
        const font = readFileSync(inRoot(source));
        const files = filesOf(font, this.environment.name as Language, writtenIn(bundle, html));
        const urls = files.map(({ part, characters }) => {
          const name = `hanpan-sans.${part}.woff2`;
          const made = this.emitFile({ type: 'asset', name, source: subsetFont(font, characters) });
          return `${this.environment.config.base}${this.getFileName(made)}`;
        });
        const faces = files.map(({ characters }, index) => {
          const range = index === 0 ? '' : `;unicode-range:${unicodeRange(characters)}`;
          return faceOf(urls[index] ?? '', range);
        });
        const link = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${urls[0]}">`;
        page.source = html.replace(
          '</title>',
          `</title>\n    ${link}\n    <style>${faces.join('')}${takeStandIns(bundle)}</style>`,
        );
      },
    },
  };
}
