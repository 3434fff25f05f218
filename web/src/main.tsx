import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '#lib/query-client.ts';
import { carryOver } from '#shell/carry-over.ts';
import { router } from '#shell/router.tsx';
import { reloadWhenStale } from '#shell/stale-page.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root');
reloadWhenStale();

/** Renders in small steps, so that a slow phone reacts to a finger meanwhile. */
const render = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
// What was drawn ahead of time stays until the page itself is there. No top-level await: the files of the page import
// from this one and would wait for it
void router.load().then(() => carryOver(root, render));
