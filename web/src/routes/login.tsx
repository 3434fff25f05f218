import { createFileRoute, redirect } from '@tanstack/react-router';
import { loginNotice } from '#features/identity/login-notice.ts';
import { LoginScreen } from '#features/identity/login-screen.tsx';
import { isSignedIn } from '#lib/auth-session.ts';

const Login = () => <LoginScreen notice={Route.useLoaderData()} />;

export const Route = createFileRoute('/login')({
  beforeLoad: () => {
    if (isSignedIn()) throw redirect({ to: '/' });
  },
  loader: loginNotice,
  component: Login,
});
