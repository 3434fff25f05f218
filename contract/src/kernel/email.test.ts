import { expect, test } from 'vitest';
import { EMAIL, readEmail } from './email.ts';
import { withoutInvisible } from './unseen.ts';

test.each([
  ["Sean.O'Brien@Case.Example", "sean.o'brien@case.example"],
  ["'sean.o'brien@case.example'", "sean.o'brien@case.example"],
  ['“ana@case.example”', 'ana@case.example'],
  ['Ana Lee <ana.lee@case.example>', 'ana.lee@case.example'],
  ['"Lee, Ana" <mailto:ana.lee@case.example>;', 'ana.lee@case.example'],
  ['"ana@case.example" <ana@case.example>', 'ana@case.example'],
  ['mailto:ben.cho@case.example?subject=Hello', 'ben.cho@case.example'],
  ['mailto:sean.o%27brien@case.example', "sean.o'brien@case.example"],
  ['dee.fox@case.example.', 'dee.fox@case.example'],
  ['(dee@case.example),', 'dee@case.example'],
  ['kim.lane@case.example\u200B', 'kim.lane@case.example'],
  ['\u202Alou.park@case.example\u202C', 'lou.park@case.example'],
  ['may.quin@case.example\u00A0', 'may.quin@case.example'],
  ['ｍａｙ＠case.example', 'may@case.example'],
])('%j is read as %s', (typed, email) => {
  expect(readEmail(typed)).toBe(email);
  expect(email).toMatch(EMAIL);
  expect(readEmail(email)).toBe(email);
});

test.each([
  'cid.day@case.example; cid@home.example',
  'ana@case.example <ana@home.example>',
  "'sean@case.example",
  'ana@case.example)',
  'ana@case',
])('%j is no address, and no shorter one is made of it', (typed) => {
  expect(readEmail(typed)).not.toMatch(EMAIL);
});

test.each([
  ['Ned\u200B', 'Ned'],
  ['\u200B', ''],
  ['Ned\u200D Ray\uFE0F', 'Ned Ray'],
  ['soft\u00ADhyphen', 'softhyphen'],
  // Persian, Devanagari, a Japanese variation sequence, and a combined emoji
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['葛\u{E0100}城', '葛\u{E0100}城'],
  ['👩\u200D💻', '👩\u200D💻'],
])('%j without what nobody sees is %j', (text, seen) => {
  expect(withoutInvisible(text)).toBe(seen);
});
