import { lineAt } from './sources.mjs';

// Written in two parts, or this file would report itself.
const PLACES = [
  /(?<![\w.:])\/work\//,
  new RegExp(['shared', '(design|spec|hooks)'].join('\\/')),
  /(?<![\w.])\/root\//,
];

/** Traces of the machine on which something was written: they mean nothing anywhere else. */
export function checkPlaces(files) {
  return files.flatMap(({ path, text }) => {
    const found = PLACES.map((place) => place.exec(text)).find((match) => match !== null);
    if (!found) return [];
    return [
      `${path}:${lineAt(text, found.index)} names a place on one machine ("${found[0]}"): say it without`,
    ];
  });
}
