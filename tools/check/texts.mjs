const LANGUAGES = ['ko', 'en', 'vi'];
const HANGUL = /[\uac00-\ud7af]/;

/**
 * `catalogue` maps a key to its text in ko, en and vi. Returns { texts, problems }: an empty or missing text, a
 * placeholder that not every language has, Korean left in another language.
 */
export function checkTexts(catalogue) {
  const entries = Object.entries(catalogue);
  const problems = entries.flatMap(([key, texts]) => [
    ...missingTexts(key, texts),
    ...differingPlaceholders(key, texts),
    ...untranslated(key, texts),
  ]);
  return { texts: entries.length, problems };
}

function missingTexts(key, texts) {
  const missing = LANGUAGES.filter(
    (language) => typeof texts[language] !== 'string' || texts[language].trim() === '',
  );
  const unknown = Object.keys(texts).filter((language) => !LANGUAGES.includes(language));
  return [
    ...missing.map((language) => `${key}: no text in ${language}`),
    ...unknown.map((language) => `${key}: there is no language ${language}`),
  ];
}

function differingPlaceholders(key, texts) {
  const source = placeholders(texts.ko);
  const others = LANGUAGES.filter(
    (language) => typeof texts[language] === 'string' && placeholders(texts[language]) !== source,
  );
  return others.map(
    (language) =>
      `${key}: ${language} has the placeholders [${placeholders(texts[language])}], ko has [${source}]`,
  );
}

function untranslated(key, texts) {
  const left = ['en', 'vi'].filter((language) => HANGUL.test(texts[language] ?? ''));
  return left.map((language) => `${key}: Korean letters in ${language}`);
}

/** Sorted names of the placeholders; each language decides how often and in which order each occurs. */
function placeholders(text) {
  const names = [...(text ?? '').matchAll(/\{\s*(\w+)/g)].map(([, name]) => name);
  return [...new Set(names)].sort().join(', ');
}
