export { catalogueHandlers } from './handlers.ts';
export {
  completeNotice,
  insertBanner,
  insertBestGame,
  insertGameCode,
  insertNotice,
} from './install-store.ts';
