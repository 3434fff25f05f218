import { IconHammer } from '@tabler/icons-react';
import { useMatches } from '@tanstack/react-router';
import { EmptyState } from '#kit/empty-state.tsx';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { screenOf } from './screens.ts';

/** Holds the place of a screen that is not built yet, under its real name. */
export function ComingPage() {
  const title = useMatches({ select: (matches) => screenOf(matches.at(-1)?.fullPath ?? '')?.title });
  return (
    <>
      <PageHeader title={title ?? 'Coming soon'} />
      <Card>
        <EmptyState
          icon={<IconHammer size={30} stroke={1.7} />}
          title="This page is coming soon."
          action={<LinkButton to="/">Back to the dashboard</LinkButton>}
        >
          This page isn't available yet.
        </EmptyState>
      </Card>
    </>
  );
}
