import { createFileRoute } from '@tanstack/react-router';
import { showsChatBubble, takesPartInChat } from '#features/chat/bubble.ts';
import { callQuery } from '#lib/queries.ts';
import { BareCrashPage } from '#shell/crash-page.tsx';
import type { EntryFacts } from '#shell/entry.ts';
import { admitVisit, Frame } from '#shell/frame.tsx';

export const Route = createFileRoute('/_app')({
  codeSplitGroupings: [],
  beforeLoad: ({ context, location, matches, params, preload }): Promise<EntryFacts> =>
    admitVisit({
      client: context.queryClient,
      pathname: location.pathname,
      href: location.href,
      search: location.search,
      hash: location.hash,
      screen: matches.at(-1)?.staticData.screen,
      params,
      preload,
    }),
  loader: ({ context: { queryClient, viewer } }) => {
    if (!viewer) return;
    const { enrollmentId } = viewer;
    // the numbers at the bell and at the chat are part of every page's first view
    const once = { staleTime: Infinity };
    void queryClient.prefetchQuery({ ...callQuery('latestNotifications', { enrollmentId }), ...once });
    if (showsChatBubble(viewer) && takesPartInChat(viewer))
      void queryClient.prefetchQuery({ ...callQuery('chatStatus', { enrollmentId }), ...once });
  },
  component: Frame,
  errorComponent: BareCrashPage,
});
