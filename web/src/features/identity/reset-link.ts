import { storedUser } from '#lib/auth-session.ts';

export interface ResetLink {
  readonly resetToken: string;
  readonly userName: string;
  /** The account must choose a new password, so the form asks for the old one too. AUTH-032 */
  readonly initial: boolean;
}

/** Token and user of the address, else of the stored user. AUTH-041, AUTH-042 */
export function parseResetLink(search: { token?: string | undefined; user?: string | undefined }): ResetLink {
  const stored = storedUser();
  const userName = search.user ?? stored?.userName ?? '';
  return {
    resetToken: search.token ?? stored?.resetToken ?? '',
    userName,
    initial: stored?.errorCode === 'MUST_RESET_PASSWORD' && stored.userName === userName,
  };
}
