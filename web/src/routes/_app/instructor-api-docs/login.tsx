import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '#features/instructor-api/login-page.tsx';

export const Route = createFileRoute('/_app/instructor-api-docs/login')({ component: LoginPage });
