import { plural } from '#kernel/plural';
import { inClass, type MailLine } from './news.ts';

export interface DigestSection {
  readonly title: string;
  readonly lines: readonly MailLine[];
}

/** Whatever is of a class of the reader. */
export interface InClass {
  readonly enrollmentId: number;
}
/** A line before its address leads into its class. */
export type Line = InClass & MailLine;
/** The lines of a digest by what they tell. */
type Lines = Readonly<Record<'waiting' | 'due' | 'graded' | 'changed' | 'cohorts', readonly Line[]>>;

/** More lines of a section are only counted. */
const MOST_LINES = 20;

/** A section whose lines lead into their classes, the last into the class of the first that there is no room for. D-330 */
function section(title: string, lines: readonly Line[], moreAt: string): DigestSection[] {
  if (lines.length === 0) return [];
  const next = lines[MOST_LINES];
  const rest = next ? [{ ...next, text: `and ${lines.length - MOST_LINES} more`, href: moreAt }] : [];
  const leading = ({ text, href, enrollmentId }: Line) => ({ text, href: href && inClass(href, enrollmentId) });
  return [{ title, lines: [...lines.slice(0, MOST_LINES), ...rest].map(leading) }];
}

/** The sections of a digest in their order, without empty ones. SUCC-081 */
export const sectionsOf = ({ waiting, due, graded, changed, cohorts }: Lines): DigestSection[] => [
  ...section('Waiting for you', waiting, '/today'),
  ...section('Due next', due, '/coursework'),
  ...section('Graded', graded, '/notifications'),
  ...section('New and changed', changed, '/notifications'),
  ...section('Your classes', cohorts, '/cohort'),
];

/** The subject, and the button, which leads into the class of the first line that it is for. D-330 */
export function headOf({ waiting, due, graded, changed, cohorts }: Lines) {
  const parts = [
    waiting.length > 0 && `${plural(waiting.length, 'task')} waiting`,
    due.length > 0 && `${due.length} due next`,
    graded.length > 0 && `${graded.length} graded`,
    changed.length > 0 && `${changed.length} new or changed`,
    cohorts.length > 0 && `figures for ${plural(cohorts.length, 'class', 'classes')}`,
  ].filter((part) => part !== false);
  const subject = `${cohorts.length > 0 ? 'Your week' : 'Your day'}: ${parts.join(', ')}`;
  const leading = (button: string, path: string, [first]: readonly Line[]) => ({
    subject,
    button,
    href: first ? inClass(path, first.enrollmentId) : path,
  });
  if (waiting.length > 0) return leading('Open Today', '/today', waiting);
  if (graded.length + changed.length > 0)
    return leading('Open notifications', '/notifications', [...graded, ...changed]);
  return due.length > 0 ? leading('Open coursework', '/coursework', due) : leading('Open Cohorts', '/cohort', cohorts);
}
