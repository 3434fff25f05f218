import { createFileRoute } from '@tanstack/react-router';
import { CaseSentScreen } from '#features/support/case-sent-screen.tsx';

export const Route = createFileRoute('/_app/casesuccess')({ component: CaseSentScreen });
