import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/query-client.ts';
import { watchApp } from './offline/app-state.ts';
import { router } from './router.tsx';
import { watchSettings } from './settings/index.ts';

watchSettings();
watchApp().catch(() => undefined);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element called root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
