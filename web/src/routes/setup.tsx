import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { SetupScreen } from '#features/setup/setup-screen.tsx';
import { useRead } from '#lib/queries.ts';
import { NotFoundPage } from '#shell/not-found-page.tsx';

/**
 * Available until somebody administers the installation; the person who has just become the first admin finishes here.
 * ADM-119
 */
function Setup() {
  const { data } = useRead('setupState');
  const [begun, setBegun] = useState(false);
  if (data?.open === true && !begun) setBegun(true);
  return data?.open === false && !begun ? <NotFoundPage /> : <SetupScreen />;
}

export const Route = createFileRoute('/setup')({ component: Setup });
