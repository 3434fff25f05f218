import { expect, test } from 'vitest';
import { UNCHANGED } from '@bcs/contract/kernel/unchanged';
import { CallFailed, serverUnreachable } from './call-failed.ts';
import { failureText } from './failure-text.ts';

const failed = (status: number, headers: Record<string, string> = {}, wordless = false) =>
  new CallFailed({ status, code: 'X', message: 'It failed.', wordless, headers: new Headers(headers) });
const CERTAIN = { [UNCHANGED]: 'true', 'x-request-id': 'r-1' };
const UNKNOWN = 'We do not know whether it was saved. You can try again: it is saved only once.';

test('that nothing was changed is claimed only where it is known, with the id of the request [ADM-130]', () => {
  for (const status of [500, 503])
    expect(failureText(failed(status, CERTAIN), 'save')).toEqual({
      said: 'It failed. Nothing was changed.',
      request: 'Request r-1',
    });
  // a connection that was lost, a proxy that speaks for the server, or an answer behind a commit
  expect(failureText(serverUnreachable(), 'save').said).toBe(`${serverUnreachable().message} ${UNKNOWN}`);
  expect(failureText(failed(504, {}, true), 'save')).toEqual({ said: `It failed. ${UNKNOWN}`, request: null });
  expect(failureText(failed(500, { 'x-request-id': 'r-2' }), 'deed')).toEqual({
    said: 'It failed. We do not know whether it was done. Please look before you try again.',
    request: 'Request r-2',
  });
  // requests over the limit are rejected before anything is written, and a preview changes nothing in any case
  expect(failureText(failed(429), 'save').said).toBe('It failed. Nothing was changed.');
  expect(failureText(serverUnreachable(), 'preview').said).toMatch(/Nothing was changed\.$/u);
});

test('a refusal that names its reason says that and no more', () => {
  for (const status of [403, 404, 409, 422])
    expect(failureText(failed(status, CERTAIN), 'save')).toEqual({ said: 'It failed.', request: null });
});

/** People who are not administrators yet see these files. */
const PUBLIC = /confirm-email-screen|invitation-screen|second-factor/u;

test('every screen of administration shows what failed in this one way [ADM-130]', () => {
  const sources = import.meta.glob<string>(
    '../features/{accounts,administration,assignment-editor,audit,class-settings,classes,course-files,deleted-items,grants,health,imports,plans,resources,rosters,scheduling,session-editor,setup,universities}/*.{ts,tsx}',
    { query: '?raw', import: 'default', eager: true },
  );
  const own = Object.entries(sources)
    .filter(([path]) => !/\.test\./u.test(path) && !PUBLIC.test(path))
    .filter(([, source]) => /(?:failure|error|failed)\??\.message|Nothing was changed/iu.test(source));
  expect(Object.keys(sources).length).toBeGreaterThan(150);
  expect(own.map(([path]) => path)).toEqual([]);
});
