export {
  hasPopups,
  insertBanner,
  insertBestGame,
  insertGameCode,
} from './install-store.ts';
export { cataloguePlug } from './plug.ts';
