import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { BareCrashPage } from '#shell/crash-page.tsx';
import type { Entered } from '#shell/entry.ts';

/** Guard and layout in one file of their own: the login can do without. */
const frame = () => import('#shell/frame.tsx');

export const Route = createFileRoute('/_app')({
  codeSplitGroupings: [],
  beforeLoad: async ({ context, location, matches, params, preload }): Promise<Entered> =>
    (await frame()).admit({
      client: context.queryClient,
      pathname: location.pathname,
      href: location.href,
      fullPath: matches.at(-1)?.fullPath ?? '',
      params,
      preload,
    }),
  component: lazyRouteComponent(frame, 'Frame'),
  errorComponent: BareCrashPage,
});
