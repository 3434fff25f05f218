import { BillingButton } from '#features/billing/billing-button.tsx';
import type { NavEntry } from './nav-entries.ts';
import { navGroups } from './nav-groups.ts';
import { NavIcon } from './nav-icon.tsx';
import { NavLink } from './nav-link.tsx';

const CLASS_NAME =
  'flex min-h-9.5 w-full items-center gap-3 rounded-control px-3 font-medium text-muted transition-colors hover:bg-sunken hover:text-ink ' +
  'aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand pointer-coarse:min-h-11';

/** All entries under their headings: at the side, and behind 'More' on phones. */
export const NavList = ({ entries, onLeave }: { entries: readonly NavEntry[]; onLeave?: (() => void) | undefined }) =>
  navGroups(entries).map((group) => (
    <div key={group.title} className="grid gap-0.5">
      <h2 className="px-3 pt-4 pb-1 text-2xs font-semibold tracking-wider text-muted uppercase">{group.title}</h2>
      <ul className="grid gap-0.5">
        {group.entries.map((entry) => (
          <li key={entry.key}>
            {entry.href === null ? (
              <BillingButton className={CLASS_NAME}>
                <NavIcon of={entry} />
                {entry.label}
              </BillingButton>
            ) : (
              <NavLink href={entry.href} onClick={onLeave} className={CLASS_NAME}>
                <NavIcon of={entry} />
                {entry.label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  ));
