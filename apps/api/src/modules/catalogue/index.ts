export {
  completeNotice,
  hasPopups,
  insertBanner,
  insertBestGame,
  insertGameCode,
  insertNotice,
} from './install-store.ts';
export { cataloguePlug } from './plug.ts';
