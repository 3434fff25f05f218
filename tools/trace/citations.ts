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

/** Which requirements a test file cites: [ATT-007], [ATT-001, ATT-002], [ATT-001..ATT-005]. Decisions, D-nnn, are no requirements. */
export function citationsOf(path: string, text: string): ReadonlySet<string> {
  const groups = stringsOf(path, text).flatMap((each) => [...each.matchAll(GROUP)]);
  const ids = groups.flatMap(([, group = '']) => group.split(',').flatMap((part) => idsOf(part.trim())));
  return new Set(ids.filter((id) => !id.startsWith('D-')));
}
