import { createFileRoute } from '@tanstack/react-router';
import { callQuery } from '#lib/queries.ts';
import { BareCrashPage } from '#shell/crash-page.tsx';
import type { Entered } from '#shell/entry.ts';
import { admit, Frame } from '#shell/frame.tsx';

export const Route = createFileRoute('/_app')({
  codeSplitGroupings: [],
  beforeLoad: ({ context, location, matches, params, preload }): Promise<Entered> =>
    admit({
      client: context.queryClient,
      pathname: location.pathname,
      href: location.href,
      screen: matches.at(-1)?.staticData.screen,
      params,
      preload,
    }),
  loader: ({ context: { queryClient, viewer } }) => {
    // the bell is in the first view of every page
    if (viewer)
      void queryClient.prefetchQuery({
        ...callQuery('latestNotifications', { enrollmentId: viewer.enrollmentId }),
        staleTime: Infinity,
      });
  },
  component: Frame,
  errorComponent: BareCrashPage,
});
