import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { SetupScreen } from '#features/setup/setup-screen.tsx';
import { useRead } from '#lib/queries.ts';
import { NotFoundPage } from '#shell/not-found-page.tsx';

/** There until somebody administers the installation; whoever has just become that somebody finishes here. ADM-119 */
function Setup() {
  const { data } = useRead('setupState');
  const [begun, setBegun] = useState(false);
  if (data?.open === true && !begun) setBegun(true);
  return data?.open === false && !begun ? <NotFoundPage /> : <SetupScreen />;
}

export const Route = createFileRoute('/setup')({ component: Setup });
