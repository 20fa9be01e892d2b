/** Runs the router and the cache of responses in a task of their own (`start.js`, `member-chunks.ts`). */
import '@tanstack/react-query';
import '@tanstack/react-router';
