/** The tools are plain JavaScript, because they run before anything is built; their tests are TypeScript. */
declare module '*.mjs';
