import { createFileRoute } from '@tanstack/react-router';
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
  component: Frame,
  errorComponent: BareCrashPage,
});
