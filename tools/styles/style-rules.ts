import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../root.mjs';

/** One rule of a style sheet, without those that stand around it. */
export interface StyleRule {
  readonly path: string;
  readonly selector: string;
  readonly declarations: readonly { readonly property: string; readonly value: string }[];
}

const folders = ['apps/web/src', 'apps/console/src', 'apps/partner/src', 'packages'];

/** The files of the folders whose names end so. */
function filesOf(end: string, within: readonly string[]): { path: string; text: string }[] {
  return within.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(end))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((path) => !/(^|\/)(node_modules|dist|gallery)\//.test(path))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
}

/** Of the three sites, unless it is asked otherwise: the sandbox vendor's games have looks of their own. */
export const styleSheets = (within: readonly string[] = folders) =>
  filesOf('.css', within).map(({ path, text }) => ({ path, text: withoutComments(text) }));

/** The custom properties that a component sets on its elements. */
export const propertiesSetByCode = (): string[] =>
  filesOf('.tsx', folders).flatMap(({ text }) =>
    [...text.matchAll(/'(--[a-z-]+)'/g)].map(([, name = '']) => name),
  );

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '');

/** The innermost rules, in the order of the sheet: no style of this house stands in a rule that holds another. */
export function rulesOf({ path, text }: { path: string; text: string }): StyleRule[] {
  return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    path,
    selector: selector.trim().replace(/\s+/g, ' '),
    declarations: body.split(';').flatMap((line) => {
      const colon = line.indexOf(':');
      if (colon < 0) return [];
      return [{ property: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() }];
    }),
  }));
}

/** The tokens that a value names. */
export const tokensIn = (value: string): string[] =>
  [...value.matchAll(/var\(--([a-z0-9-]+)/g)].map(([, token = '']) => token);
