import type { ReactNode } from 'react';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { PageHeader } from '#kit/page-header.tsx';

type Props = {
  /** The name of the page. */
  page: string;
  icon: ReactNode;
  title: string;
  /** The link to another page. */
  action: ReactNode;
  children?: ReactNode;
};

/** The page that replaces one about something that does not exist, or no longer exists. */
export const NothingThere = ({ page, icon, title, action, children }: Props) => (
  <>
    <PageHeader title={page} />
    <Card role="alert">
      <EmptyState icon={icon} title={title} action={action}>
        {children}
      </EmptyState>
    </Card>
  </>
);
