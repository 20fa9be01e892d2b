import { deskApp } from '../../tools/vite/desk-app.ts';

export default deskApp({ base: '/console/' });
