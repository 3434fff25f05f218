import { IconArrowLeft } from '@tabler/icons-react';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { useTitle } from '#lib/title.ts';
import { PlainPage } from './plain-page.tsx';

type Props = {
  title: string;
  text: string;
  lang?: string | undefined;
  /** The words of the way back, with and without a page to go back to. */
  back?: { before: string; home: string } | undefined;
};

/** Holds the place of a legal text that is not published yet. */
export function LegalPage({ title, text, lang, back = { before: 'Back', home: 'Back' } }: Props) {
  useTitle(title);
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const arrow = <IconArrowLeft size={18} aria-hidden />;
  return (
    <PlainPage>
      <article lang={lang} className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-8">
        <PageHeader
          title={title}
          back={
            canGoBack ? (
              <Button tone="quiet" size="sm" className="-ml-3" onClick={() => history.back()}>
                {arrow}
                {back.before}
              </Button>
            ) : (
              <LinkButton to="/" tone="quiet" size="sm" className="-ml-3">
                {arrow}
                {back.home}
              </LinkButton>
            )
          }
        />
        <p className="text-lg">{text}</p>
      </article>
    </PlainPage>
  );
}
