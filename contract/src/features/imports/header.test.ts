import { expect, test } from 'vitest';
import { matchColumns, headerKey, isPassword, looksLikeData } from './header.ts';

const COLUMNS = ['university', 'course', 'email', 'firstName', 'lastName', 'role', 'active'];

test('columns are recognised by their names and synonyms, each once [ADM-039]', () => {
  expect(matchColumns(['E-Mail Address', 'Given name', 'SURNAME', 'Class', 'Shoe size', 'Email'], COLUMNS)).toEqual([
    'email',
    'firstName',
    'lastName',
    'course',
    null,
    null,
  ]);
  expect(matchColumns(['Prénom', 'Nom', 'Courriel'], COLUMNS)).toEqual(['firstName', 'lastName', 'email']);
});

test('the same header has the same key however it is written [ADM-039]', () => {
  expect(headerKey(['E-mail', 'First name'])).toBe(headerKey(['e mail ', 'FIRST NAME']));
  expect(headerKey(['email', 'role'])).not.toBe(headerKey(['role', 'email']));
});

test('a first line that is a person is no header [ADM-040]', () => {
  expect(looksLikeData(['ada@new.example', 'Ada', 'Lovelace'], COLUMNS)).toBe(true);
  expect(looksLikeData(['Ada', 'Lovelace', '2026-01-01'], COLUMNS)).toBe(true);
  expect(looksLikeData(['email', '2026'], COLUMNS)).toBe(false);
  expect(looksLikeData(['Mail', 'Vorname', 'Nachname'], COLUMNS)).toBe(false);
});

test('a column of passwords is found by any usual name [ADM-056]', () => {
  for (const header of ['Password', 'initial password', 'PASSWORT', 'pwd', 'Mot de passe'])
    expect(isPassword(header)).toBe(true);
  for (const header of ['passport', 'email', 'path']) expect(isPassword(header)).toBe(false);
});
