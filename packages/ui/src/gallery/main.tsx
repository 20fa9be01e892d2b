import '../styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';

const { searchParams } = new URL(window.location.href);
document.documentElement.dataset.theme = searchParams.get('theme') ?? 'dark';
void import('../styles/fonts.css');

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
