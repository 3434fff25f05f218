import type { ReleaseState, ReleaseRule } from '@bcs/contract/features/assignment-editor/model';
import type { Zone } from '@bcs/contract/kernel/clock';
import { formatDateTime } from '#lib/dates.ts';
import { parseMoment } from './form.ts';

/** The release of one assignment: like the others, or separate. */
export type OwnReleaseWay = 'plan' | 'now' | 'later' | 'hand';
type Own = { readonly way: OwnReleaseWay; readonly releaseAt: string };

/** The content of the form for a plan of releases. */
export interface ReleasesForm {
  readonly by: ReleaseRule['by'];
  readonly days: string;
  /** The own dates by the id of the assignment; all others follow the plan. */
  readonly own: Readonly<Record<string, Own>>;
}

export const NEW_RELEASES_FORM: ReleasesForm = { by: 'week', days: '7', own: {} };
export const AS_PLANNED: Own = { way: 'plan', releaseAt: '' };

export const RULE_OPTIONS: readonly { value: ReleaseRule['by']; label: string }[] = [
  { value: 'now', label: 'At once' },
  { value: 'week', label: 'At the start of the week in which it is due' },
  { value: 'days', label: 'Some days before it is due' },
  { value: 'hand', label: 'By hand: each one stays a draft' },
];

export const WAY_OPTIONS: readonly { value: OwnReleaseWay; label: string }[] = [
  { value: 'plan', label: 'As planned' },
  { value: 'now', label: 'At once' },
  { value: 'later', label: 'At a set time' },
  { value: 'hand', label: 'By hand' },
];

const ruleOf = ({ by, days }: ReleasesForm): ReleaseRule => (by === 'days' ? { by, days: Number(days) } : { by });

function releaseOf({ way, releaseAt }: Own, zone: Zone): ReleaseState | null {
  if (way === 'hand') return { draft: true, releaseAt: null };
  if (way === 'now') return { draft: false, releaseAt: null };
  return way === 'later' && releaseAt !== '' ? { draft: false, releaseAt: parseMoment(releaseAt, null, zone) } : null;
}

/** Turns the form into the input of the call; null while the days are no number of days. */
export function toReleasePlan(form: ReleasesForm, courseId: number, zone: Zone) {
  if (form.by === 'days' && !/^(?:\d|[1-5]\d|60)$/u.test(form.days)) return null;
  const own = Object.entries(form.own).flatMap(([id, each]) => {
    const release = releaseOf(each, zone);
    return release ? [{ assignmentId: Number(id), release }] : [];
  });
  return { courseId, rule: ruleOf(form), own };
}

/** Describes a release in words. */
export const releaseText = ({ draft, releaseAt }: ReleaseState, zone: Zone): string =>
  draft ? 'draft' : releaseAt === null ? 'at once' : formatDateTime(releaseAt, zone);
