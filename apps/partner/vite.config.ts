import { deskApp } from '../../tools/vite/desk-app.ts';

// The same mark as the operators' console.
export default deskApp({ base: '/RN0/', publicDir: '../console/public' });
