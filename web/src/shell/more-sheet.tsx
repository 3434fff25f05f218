import { IconLifebuoy, IconSearch, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { IconButton } from '#kit/button.tsx';
import { useModal } from '#kit/use-modal.ts';
import { useMaybeViewer } from '#lib/viewer.ts';
import { LogoutButton } from './logout-button.tsx';
import { showsSupport, type NavEntry } from './nav-entries.ts';
import { NavList } from './nav-list.tsx';
import { openLayer } from './opened.ts';

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 font-medium text-muted hover:bg-sunken hover:text-ink';

/** All other entries, in a sheet that rises from the bottom of a phone. */
export function MoreSheet({ entries, onClose }: { entries: readonly NavEntry[]; onClose: () => void }) {
  const viewer = useMaybeViewer();
  return (
    <dialog
      {...useModal(onClose)}
      aria-label="All pages"
      className="mx-0 mt-auto mb-0 max-h-[88dvh] w-full max-w-none rounded-t-3xl border-t border-line bg-surface p-0 text-ink lg:hidden"
    >
      <div className="px-4 pt-3 pb-[calc(1.5rem+env(safe-area-inset-bottom))]">
        <div className="flex items-center justify-between pl-3">
          <p className="text-lg font-semibold">All pages</p>
          <IconButton icon={IconX} iconSize={20} label="Close" onClick={onClose} />
        </div>
        <button
          type="button"
          className={ROW}
          onClick={() => {
            onClose();
            openLayer.set('menu');
          }}
        >
          <IconSearch size={20} stroke={1.8} aria-hidden />
          Search and commands
        </button>
        <NavList entries={entries} onLeave={onClose} />
        <hr className="my-3 border-line" />
        {(!viewer || showsSupport(viewer)) && (
          <Link to="/support" onClick={onClose} className={ROW}>
            <IconLifebuoy size={20} stroke={1.8} aria-hidden />
            Support
          </Link>
        )}
        <LogoutButton className={ROW} />
      </div>
    </dialog>
  );
}
