import { useId, type ReactNode } from 'react';
import { Card, CardHeader, type CardProps } from './card.tsx';

type Props = Omit<CardProps, 'title'> & {
  title: ReactNode;
  /** A line below the title. */
  lead?: ReactNode;
  /** The classes of the head, where the card has no padding. */
  head?: string | undefined;
};

/** A card that is named by the title at its head. One with actions beside the title has a CardHeader. */
export function TitledCard({ title, lead, head, children, ...rest }: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={id} {...rest}>
      <CardHeader title={title} id={id} lead={lead} className={head} />
      {children}
    </Card>
  );
}
