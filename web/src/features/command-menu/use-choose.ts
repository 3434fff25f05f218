import { useRouter } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { chooseEnrollment } from '#lib/chosen-enrollment.ts';
import { write } from '#lib/send.ts';
import { useMaybeViewer } from '#lib/viewer.ts';
import type { MenuEntry } from './entries.ts';

/** Opens what was chosen, in its class, and remembers it. SUCC-073 */
export function useChoose() {
  const router = useRouter();
  const client = useQueryClient();
  const here = useMaybeViewer()?.enrollmentId ?? null;
  return async ({ kind, key, path, run, enrollmentId }: MenuEntry) => {
    // Nothing hangs on it: what is not remembered is only not offered again. Logging out ends what is under way
    if (key !== 'logOut' && kind !== 'person' && kind !== 'administered')
      void write(client, 'rememberChoice', { kind, key }).catch(() => {});
    if (run) return run();
    if (path === undefined) return;
    // who has no class open yet chooses this one
    const moves = enrollmentId !== null && enrollmentId !== here;
    if (moves) chooseEnrollment(enrollmentId);
    await router.navigate({ href: path });
    if (!moves) return;
    // Who stays with something unsaved stays in its class
    if (router.state.location.pathname !== path) {
      if (here !== null) chooseEnrollment(here);
    } else await router.invalidate();
  };
}
