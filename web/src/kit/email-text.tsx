import { Fragment } from 'react';
import { cx } from './cx.ts';

/**
 * An e-mail address as text. It breaks after the @ and the dots, within a part only where a phone, or its box, has no room;
 * with `truncate *:hidden` it ends in dots instead.
 */
export const EmailText = ({ children: email, className }: { children: string; className?: string }) => (
  <span title={email} className={cx('wrap-anywhere md:wrap-break-word', className)}>
    {[...email.matchAll(/[^@.]+[@.]?|[@.]/g)].map(({ 0: part, index }) => (
      <Fragment key={index}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </span>
);
