import { Visitor, parseSync } from 'oxc-parser';

const GROUP = /\[([A-Z]+-\d{3}(?:\s*(?:,|\.\.)\s*[A-Z]+-\d{3})*)\]/g;
const RANGE = /^([A-Z]+)-(\d{3})\s*\.\.\s*([A-Z]+)-(\d{3})$/;

/** Every id of one part of a group: `ATT-001`, or all from `ATT-001..ATT-005`. */
function idsOf(part: string): string[] {
  const [, area, first, last, to] = RANGE.exec(part) ?? [];
  if (area === undefined) return [part];
  if (area !== last) return [`${area}-${first}`, `${last}-${to}`];
  const [from, until] = [Number(first), Number(to)];
  return Array.from({ length: until - from + 1 }, (_, step) => `${area}-${String(from + step).padStart(3, '0')}`);
}

/** The strings of a source: what stands in a comment names nothing that runs. */
function stringsOf(path: string, text: string): string[] {
  const strings: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') strings.push(value);
    },
    TemplateElement: ({ value }) => {
      strings.push(value.cooked ?? '');
    },
  }).visit(parseSync(path, text).program);
  return strings;
}

/** A title that cites more than so many proves several behaviors at once. */
const MOST_IN_A_TITLE = 6;

const requirementsIn = (group: string): string[] =>
  group
    .split(',')
    .flatMap((part) => idsOf(part.trim()))
    .filter((id) => !id.startsWith('D-'));

/** Citations that are to be split: one behavior in each title. */
export const crowdedCitations = (path: string, text: string): string[] =>
  stringsOf(path, text)
    .flatMap((each) => [...each.matchAll(GROUP)])
    .filter(([, group = '']) => requirementsIn(group).length > MOST_IN_A_TITLE)
    .map(([whole]) => whole);

/** Which requirements a test file cites: [ATT-007], [ATT-001, ATT-002], [ATT-001..ATT-005]. Decisions, D-nnn, are no requirements. */
export function citationsOf(path: string, text: string): ReadonlySet<string> {
  const groups = stringsOf(path, text).flatMap((each) => [...each.matchAll(GROUP)]);
  return new Set(groups.flatMap(([, group = '']) => requirementsIn(group)));
}
