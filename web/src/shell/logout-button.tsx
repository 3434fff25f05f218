import { IconLogout } from '@tabler/icons-react';
import { useLogOut } from './use-log-out.ts';

/** The logout button, disabled during the logout. AUTH-019, SHELL-036 */
export function LogoutButton({ className }: { className: string }) {
  const { running, start } = useLogOut();
  return (
    <button type="button" disabled={running} onClick={start} className={`${className} disabled:opacity-50`}>
      <IconLogout size={19} stroke={1.8} aria-hidden />
      <span className="max-lg:sr-only">Logout</span>
    </button>
  );
}
