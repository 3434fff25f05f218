import { createFileRoute } from '@tanstack/react-router';
import { ProviderScreen } from '#features/classroom/provider-screen.tsx';

export const Route = createFileRoute('/_app/live-classroom')({ component: ProviderScreen });
