import type { ReactNode } from 'react';
import { Logo } from '#kit/logo.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useTitle } from '#lib/title.ts';
import { AuthBackdrop } from './auth-backdrop.tsx';

type Props = { title: string; lead?: ReactNode; windowTitle?: string | undefined; children: ReactNode };

/** The stage of the public pages: the night at the side, one form in the light. */
export function AuthLayout({ title, lead, windowTitle = title, children }: Props) {
  useTitle(windowTitle);
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
      <AuthBackdrop />
      <div className="flex min-h-dvh flex-col px-6 py-8 sm:px-10">
        <header className="lg:hidden">
          <Logo />
        </header>
        <main className="mx-auto flex w-full max-w-96 grow flex-col justify-center py-10">
          <h1 className="text-3xl font-bold tracking-[-0.025em]">{title}</h1>
          {lead && <p className="mt-1.5 text-muted">{lead}</p>}
          <div className="mt-8">{children}</div>
        </main>
        <footer className="mx-auto flex w-full max-w-96 gap-5 text-sm text-muted">
          <TextLink to="/terms-and-conditions" className="font-normal! text-muted!">
            Terms of Use
          </TextLink>
          <TextLink to="/privacy-policy" className="font-normal! text-muted!">
            Privacy Policy
          </TextLink>
        </footer>
      </div>
    </div>
  );
}
