import type { QueryClient } from '@tanstack/react-query';
import { post, sendBeacon } from '#lib/api.ts';
import { refreshAfter } from '#lib/changes.ts';
import type { CallFailed } from '#lib/call-failed.ts';
import { draftKeeper, type DraftKeeper } from '#lib/draft-keeper.ts';
import { serverNow } from '#lib/server-clock.ts';

/** The server receives the draft after a pause of this length; the browser stores it sooner. */
const PAUSE = 2000;
/** The time after which it tries again if there was no answer. */
const RETRY_AFTER_MS = 10_000;

type Kept = { readonly at?: string };
const momentOf = (kept: string | null) => (kept === null ? '' : ((JSON.parse(kept) as Kept).at ?? ''));

/** Keeps a draft in this browser and on the server, one write after the other; the later of both is found. ADM-116 */
export function adminDraftKeeper(form: string, title = form, client?: QueryClient): DraftKeeper {
  const here = draftKeeper(form);
  // the page of the form, also while it is being left
  const path = location.pathname;
  /** The content that the server does not have yet; undefined if it has everything. */
  let waiting: string | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** False once the server has said that it has none. */
  let mayBeThere = true;
  let tells = 0;
  let sending: Promise<void> = Promise.resolve();

  const inputOf = (content: string | null) => ({ form, title, path, content, at: serverNow() });
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void tell(), ms);
  };
  const tell = () => {
    clearTimeout(timer);
    sending = sending.then(async () => {
      if (waiting === undefined) return;
      const content = waiting;
      waiting = undefined;
      tells += 1;
      mayBeThere = true;
      try {
        await post('saveAdminDraft', inputOf(content));
        mayBeThere = content !== null;
        if (client) await refreshAfter(client, 'saveAdminDraft', {});
      } catch (error) {
        const { status } = error as Partial<CallFailed>;
        // what is refused stays in this browser; without an answer it is said again, unless something newer is to be said
        if (status !== undefined && status >= 400 && status < 500) return;
        waiting ??= content;
        later(RETRY_AFTER_MS);
      }
    });
    return sending;
  };
  return {
    async change(content) {
      const kept = JSON.stringify({ ...(JSON.parse(content) as object), at: serverNow() });
      waiting = kept;
      later(PAUSE);
      await here.change(kept);
    },
    flush() {
      const written = here.flush();
      if (waiting === undefined || waiting === null) return written;
      // the page may be going away: what is only begun once something was waited for never goes out
      sendBeacon('saveAdminDraft', inputOf(waiting));
      tells += 1;
      mayBeThere = true;
      // the overview is fetched again
      if (client) void refreshAfter(client, 'saveAdminDraft', { refetchType: 'none' });
      waiting = undefined;
      clearTimeout(timer);
      return written;
    },
    async remove() {
      waiting = mayBeThere ? null : undefined;
      clearTimeout(timer);
      await here.remove();
      await tell();
    },
    async find() {
      const [own, there] = await Promise.all([
        here.find(),
        post('adminDraft', { form }).then(
          ({ draft }) => {
            mayBeThere = draft !== null || tells > 0;
            return draft?.content ?? null;
          },
          () => null,
        ),
      ]);
      return momentOf(there) > momentOf(own) ? there : own;
    },
  };
}
