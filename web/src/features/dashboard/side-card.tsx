import { useId, type ReactNode } from 'react';
import { Card } from '#kit/card.tsx';

type Props = {
  title: string;
  icon: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  /** The id of the card, to which an address may lead. */
  anchor?: string;
};

/** One of the smaller cards: an icon, a title, few words, one action at the foot. */
export function SideCard({ title, icon, children, action, anchor }: Props) {
  const id = useId();
  return (
    <Card id={anchor} pad aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="flex items-center gap-2.5 text-lg font-semibold">
        <span aria-hidden className="text-brand">
          {icon}
        </span>
        {title}
      </h2>
      {children}
      {action && <div className="mt-auto flex flex-wrap gap-2">{action}</div>}
    </Card>
  );
}
