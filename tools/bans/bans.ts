import { Visitor, parseSync } from 'oxc-parser';
import { isConfig, isTest } from '#source-files';

export interface Banned {
  readonly line: number;
  readonly why: string;
}

const CLOCKS = ['contract/src/kernel/clock.ts', 'server/src/kernel/system-clock.ts'];
/** Who may look at the process: the entrances, the tools, the lock of the data folder, and what tests them. */
const NEAR_THE_PROCESS = /^(tools\/|e2e\/|server\/src\/(main\.ts$|cli\/|testing\/|database\/lock\.ts$))/;
const HTML_STRINGS = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'dangerouslySetInnerHTML'];
/** Only files with one of these words are read more closely. */
const SUSPECT = new RegExp(`\\b(Date|Temporal|process|eval|Function|write|${HTML_STRINGS.join('|')})\\b`);

const AMBIENT = 'time enters as an argument; only the two clocks may ask for it';
const PROCESS = 'only server/src/main.ts, the CLI and the tools know the process';
const HTML = 'no HTML strings: build elements';

const mayAskTheClock = (path: string) => CLOCKS.includes(path);
const maySeeTheProcess = (path: string) => NEAR_THE_PROCESS.test(path) || isTest(path) || isConfig(path);

/** Finds what may stand nowhere, or in few named places only: the clock, the process, strings that become code. */
export function findBans(path: string, text: string): Banned[] {
  if (!SUSPECT.test(text)) return [];
  const found: Banned[] = [];
  const ban = (start: number, why: string) => found.push({ line: text.slice(0, start).split('\n').length, why });
  const clock = !mayAskTheClock(path);
  const guarded = !maySeeTheProcess(path);
  new Visitor({
    NewExpression({ callee, arguments: given, start }) {
      if (callee.type !== 'Identifier') return;
      if (clock && callee.name === 'Date' && given.length === 0) ban(start, AMBIENT);
      if (callee.name === 'Function') ban(start, 'no code from strings');
    },
    CallExpression({ callee, start }) {
      if (callee.type !== 'Identifier') return;
      if (clock && callee.name === 'Date') ban(start, AMBIENT);
      if (callee.name === 'eval') ban(start, 'no code from strings');
    },
    MemberExpression({ object, property, start }) {
      const name = property.type === 'Identifier' ? property.name : '';
      const of = object.type === 'Identifier' ? object.name : '';
      if (clock && ((of === 'Date' && name === 'now') || (of === 'Temporal' && name === 'Now'))) ban(start, AMBIENT);
      if (of === 'document' && name === 'write') ban(start, HTML);
      if (guarded && of === 'process') ban(start, PROCESS);
      if (guarded && of === 'globalThis' && name === 'process') ban(start, PROCESS);
      if (HTML_STRINGS.includes(name)) ban(start, HTML);
    },
    ImportDeclaration({ source, start }) {
      if (guarded && /^(node:)?process$/.test(source.value)) ban(start, PROCESS);
    },
    JSXAttribute({ name, start }) {
      if (name.type === 'JSXIdentifier' && HTML_STRINGS.includes(name.name)) ban(start, HTML);
    },
  }).visit(parseSync(path, text).program);
  return found;
}
