import { Link } from '@tanstack/react-router';
import { cx } from '#kit/cx.ts';

const LINK = 'rounded-sm underline underline-offset-2 hover:text-ink';

/** The footer. It always offers a way to get help, whatever the cohort hides. SHELL-055, SHELL-056, D-017 */
export const Footer = ({ raised = false, signedIn = false }: { raised?: boolean; signedIn?: boolean }) => (
  <footer
    className={cx(
      'flex flex-wrap gap-x-6 gap-y-2 border-t border-line px-4 py-6 text-sm text-muted lg:px-[max(2rem,50%-39rem)]',
      raised && 'max-lg:pb-24',
    )}
  >
    <span>Bootcamp Square</span>
    <Link to="/terms-and-conditions" className={LINK}>
      Terms of Use
    </Link>
    <Link to="/privacy-policy" className={LINK}>
      Privacy Policy
    </Link>
    {signedIn && (
      <Link to="/support" className={LINK}>
        Get help
      </Link>
    )}
  </footer>
);
