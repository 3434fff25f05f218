import type { Hostile } from './archives.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const TABLE = /could not be read as a table/;
const HEADER = 'email,firstName,lastName,role,course\n';
const row = (cells: string): Uint8Array => utf8(`${HEADER}${cells}\n`);

/** Malicious tables for the same uploads. */
export const HOSTILE_TABLES: readonly Hostile[] = [
  ['nothing', new Uint8Array(), TABLE],
  ['a mark alone', Uint8Array.from([0xef, 0xbb, 0xbf]), TABLE],
  ['half a letter of UTF-16', Uint8Array.from([0xff, 0xfe, 0x41]), null],
  ['half a letter of UTF-8', Uint8Array.from([...utf8(HEADER), 0xc3]), null],
  ['lone surrogates', Uint8Array.from([0xff, 0xfe, 0x00, 0xd8, 0x2c, 0x00, 0x00, 0xdc]), null],
  ['NULs', utf8('email\u0000,role\na,b'), TABLE],
  ['an open quote', utf8(`${HEADER}"a`), TABLE],
  ['quotes alone', utf8('""""""\n""""'), null],
  ['300 columns', utf8(`${'a,'.repeat(300)}b\n`), TABLE],
  ['a line without end', utf8(`email\n${'x'.repeat(2_000_000)}`), TABLE],
  ['20,001 rows', utf8(`email\n${'a@b.example\n'.repeat(20_001)}`), /at most 10 MB and have at most 20,000 rows/],
  ['more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1).fill(65), /at most 10 MB and have at most 20,000 rows/],
  ['passwords', utf8('email,Kennwort\na@b.example,geheim'), /Passwords are not imported here/],
  ['a column twice', utf8('email,email,E-Mail\na,b,c'), null],
  ['words of the language as columns', utf8('__proto__,constructor,email\nx,y,a@b.example'), null],
  ['(clear) everywhere', row('(clear),(clear),(clear),(clear),(clear)'), null],
  ['a cell of a megabyte', row(`a@b.example,${'x'.repeat(900_000)},B,student,NU-FSF-PT-12`), null],
  ['formulas', row('=1+1@b.example,=cmd,@SUM,student,NU-FSF-PT-12'), null],
  ['control characters', row('a@b.example,A\u0007\u001b[2J,B,student,NU-FSF-PT-12'), null],
  ['letters from right to left', row('a@b.example,\u202Enimda,B,student,NU-FSF-PT-12'), null],
  ['a statement', row("a@b.example,'; drop table accounts; --,B,student,NU-FSF-PT-12"), null],
  ['a role that is none', row('a@b.example,A,B,superuser,NU-FSF-PT-12'), null],
  ['more cells than columns', row('a@b.example,A,B,student,NU-FSF-PT-12,x,y,z'), null],
  ['a page', utf8('<!doctype html><script>alert(1)</script>'), null],
  ['JSON', utf8('[{"email":"a@b.example"}]'), null],
  ['old line ends', utf8('email\rrole\ra@b.example\r'), null],
];
