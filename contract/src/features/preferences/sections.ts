import { plural } from '#kernel/plural';
import { inClassOf, type MailLine } from './news.ts';

export interface DigestSection {
  readonly title: string;
  readonly lines: readonly MailLine[];
}

/** Anything that belongs to a class of the reader. */
export interface InClass {
  readonly enrollmentId: number;
}
/** A line whose address does not name the class yet. */
export type SectionLine = InClass & MailLine;
/** The lines of a digest, grouped by section. */
type Lines = Readonly<Record<'waiting' | 'due' | 'graded' | 'changed' | 'cohorts', readonly SectionLine[]>>;

/** The highest number of lines in a section; further ones are only counted. */
const MOST_LINES = 20;

/**
 * Builds a section whose lines lead into their classes. The last line counts those left out, and leads into the class
 * of the first of them. D-330
 */
function section(title: string, lines: readonly SectionLine[], moreAt: string): DigestSection[] {
  if (lines.length === 0) return [];
  const next = lines[MOST_LINES];
  const rest = next ? [{ ...next, text: `and ${lines.length - MOST_LINES} more`, href: moreAt }] : [];
  const leading = ({ text, href, enrollmentId }: SectionLine) => ({
    text,
    href: href && inClassOf(href, enrollmentId),
  });
  return [{ title, lines: [...lines.slice(0, MOST_LINES), ...rest].map(leading) }];
}

/** Builds the sections of a digest in their order, without empty ones. SUCC-081 */
export const composeSections = ({ waiting, due, graded, changed, cohorts }: Lines): DigestSection[] => [
  ...section('Waiting for you', waiting, '/today'),
  ...section('Due next', due, '/coursework'),
  ...section('Graded', graded, '/notifications'),
  ...section('New and changed', changed, '/notifications'),
  ...section('Your classes', cohorts, '/cohort'),
];

/** Chooses the subject and the button, which leads into the class of the most important line. D-330 */
export function composeHead({ waiting, due, graded, changed, cohorts }: Lines) {
  const parts = [
    waiting.length > 0 && `${plural(waiting.length, 'task')} waiting`,
    due.length > 0 && `${due.length} due next`,
    graded.length > 0 && `${graded.length} graded`,
    changed.length > 0 && `${changed.length} new or changed`,
    cohorts.length > 0 && `figures for ${plural(cohorts.length, 'class', 'classes')}`,
  ].filter((part) => part !== false);
  const subject = `${cohorts.length > 0 ? 'Your week' : 'Your day'}: ${parts.join(', ')}`;
  const leading = (button: string, path: string, [first]: readonly SectionLine[]) => ({
    subject,
    button,
    href: first ? inClassOf(path, first.enrollmentId) : path,
  });
  if (waiting.length > 0) return leading('Open Today', '/today', waiting);
  if (graded.length + changed.length > 0)
    return leading('Open notifications', '/notifications', [...graded, ...changed]);
  return due.length > 0 ? leading('Open coursework', '/coursework', due) : leading('Open Cohorts', '/cohort', cohorts);
}
