import { Visitor, parseSync } from 'oxc-parser';

const GROUP = /\[([A-Z]+-\d{3}(?:\s*,\s*[A-Z]+-\d{3})*)\]/g;
/** From one id to another, however somebody writes that. */
const RANGE = /\[[^\]]*[A-Z]+-\d{3}\s*(?:\.{2,3}|…|–|—|-|\bto\b)\s*(?:[A-Z]+-)?\d{3}[^\]]*\]/g;

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
    .map((part) => part.trim())
    .filter((id) => !id.startsWith('D-'));

/** Citations that are to be split: one behavior in each title. */
export const crowdedCitations = (path: string, text: string): string[] =>
  stringsOf(path, text)
    .flatMap((each) => [...each.matchAll(GROUP)])
    .filter(([, group = '']) => requirementsIn(group).length > MOST_IN_A_TITLE)
    .map(([whole]) => whole);

/** Citations by a range, which nobody writes who has looked at each of them. A citation is proof, so each id is named. */
export const rangesIn = (path: string, text: string): string[] =>
  stringsOf(path, text).flatMap((each) => [...each.matchAll(RANGE)].map(([whole]) => whole));

/** Finds the requirements that a test file cites: [ */
export function citationsOf(path: string, text: string): ReadonlySet<string> {
  const groups = stringsOf(path, text).flatMap((each) => [...each.matchAll(GROUP)]);
  return new Set(groups.flatMap(([, group = '']) => requirementsIn(group)));
}
