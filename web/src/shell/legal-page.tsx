import type { ReactNode } from 'react';
import type { LegalText } from '@bcs/contract/features/legal/text';
import { IconArrowLeft } from '@tabler/icons-react';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { LegalArticle } from '#features/legal/legal-article.tsx';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { useTitle } from '#lib/title.ts';
import { PlainPage } from './plain-page.tsx';

type Props = {
  text: LegalText;
  /** The labels of the back link, with and without a page to go back to. */
  back?: { before: string; home: string } | undefined;
  /** A link to the same text in another language. */
  other?: ReactNode;
};

/** A legal text with a link back: to the previous page, or to the start. LEGAL-008, LEGAL-009, LEGAL-012 */
export function LegalPage({ text, back = { before: 'Back', home: 'Back' }, other }: Props) {
  useTitle(text.title);
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const arrow = <IconArrowLeft size={18} aria-hidden />;
  return (
    <PlainPage>
      <article lang={text.lang} className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-5">
        <PageHeader
          title={text.title}
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
        >
          {other}
        </PageHeader>
        <LegalArticle text={text} />
      </article>
    </PlainPage>
  );
}
