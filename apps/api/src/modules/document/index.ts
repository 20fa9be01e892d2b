export { acceptCurrent } from './accept-current.ts';
export { acceptancesOf } from './acceptance-store.ts';
export { installDocuments } from './install-documents.ts';
export { documentPlug } from './plug.ts';
