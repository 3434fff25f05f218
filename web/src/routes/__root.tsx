import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, lazyRouteComponent, Outlet, useLocation } from '@tanstack/react-router';
import { PRIVACY_BANNER_ENDS } from '@bcs/contract/features/identity/notices';
import { openQuestion } from '#kit/confirms.ts';
import { Toaster } from '#kit/toast.tsx';
import { serverNow } from '#lib/server-clock.ts';
import { isDecommissioned } from '#shell/decommissioned.ts';

// seldom needed, so they are loaded on demand
const ConfirmHost = lazy(() => import('#kit/confirm.tsx').then((file) => ({ default: file.ConfirmHost })));
const PrivacyBanner = lazy(() => import('#shell/privacy-banner.tsx').then((file) => ({ default: file.PrivacyBanner })));
const Decommissioned = lazy(() =>
  import('#shell/decommissioned-page.tsx').then((file) => ({ default: file.DecommissionedPage })),
);

function Questions() {
  const asked = useSyncExternalStore(openQuestion.subscribe, openQuestion.current, () => null);
  return asked && <ConfirmHost />;
}

function Root() {
  const over = useLocation({ select: ({ pathname }) => isDecommissioned(pathname) });
  if (over) {
    return (
      <Suspense>
        <Decommissioned />
      </Suspense>
    );
  }
  return (
    <>
      <Suspense>{serverNow() < PRIVACY_BANNER_ENDS && <PrivacyBanner />}</Suspense>
      <Outlet />
      <Suspense>
        <Questions />
      </Suspense>
      <Toaster />
    </>
  );
}

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  // of the route and not of the router: only then it is there before it is shown, and what was drawn ahead of time stays until then
  notFoundComponent: lazyRouteComponent(() => import('#shell/not-found-page.tsx'), 'NotFoundPage'),
});
