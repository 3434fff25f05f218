import type { Instant } from '@bcs/contract/kernel/clock';
import type { Database } from '#database/db';
import { endEnrollments, startEnrollments } from '#features/rosters/queries-enrolling';

/** A person whose stays are known from their planted story, independent of the product. */
export class Person {
  stays: { from: Instant; until: Instant | null }[] = [];
  isBlocked = false;
  enrollmentId = 0;
  accountId: number;
  constructor(accountId: number) {
    this.accountId = accountId;
  }
  get isStudent() {
    return this.stays.at(-1)?.until === null;
  }
  wasThere(at: Instant) {
    return this.stays.some(({ from, until }) => at >= from && (until === null || at < until));
  }
  leave(at: Instant) {
    const last = this.stays.at(-1);
    if (last) last.until = at;
  }
}

let seed = 20_261_127;
export const randomBelow = (limit: number) => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * limit);
};
const pick = <Thing>(things: readonly Thing[]): Thing => things[randomBelow(things.length)] as Thing;

/**
 * Plants a random story: a person joins, leaves, returns, changes role and back, is transferred, or was enrolled by
 * mistake.
 */
export async function liveRandomStory(
  db: Database,
  person: Person,
  course: { readonly universityId: number; readonly courseId: number },
  moments: readonly Instant[],
): Promise<void> {
  const times = [...new Set(Array.from({ length: 1 + randomBelow(6) }, () => pick(moments)))].toSorted();
  const seat = { ...course, accountId: person.accountId };
  let role: 'student' | 'ta' | null = null;
  await db.transaction(async (tx) => {
    for (const at of times) {
      const who = { by: null, origin: 'screen', importId: null, at, changesRole: false };
      const start = async (as: 'student' | 'ta') => {
        const [started] = await startEnrollments(tx, [{ ...seat, role: as }], who);
        role = as;
        if (as === 'ta') return;
        person.enrollmentId = started?.id ?? 0;
        person.stays.push({ from: at, until: null });
      };
      const end = async (reason: 'withdrawn' | 'transferred' | 'by mistake' | null) => {
        await endEnrollments(tx, [seat], who, { reason, lastDay: null });
        if (role === 'student' && reason === 'by mistake') person.stays.pop();
        else if (role === 'student') person.leave(at);
        role = null;
      };
      if (role === null) await start(randomBelow(5) === 0 && person.stays.length > 0 ? 'ta' : 'student');
      else {
        const other = role === 'student' ? 'ta' : 'student';
        const what = randomBelow(5);
        await end(what < 2 ? null : what === 2 ? 'by mistake' : pick(['withdrawn', 'transferred']));
        if (what < 2) await start(other);
      }
    }
  });
}
