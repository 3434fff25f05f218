import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CAREER_TITLES,
  addUrlProblem,
  completeUrl,
  hasDuplicates,
  isWebUrl,
  urlProblem,
  URLS_MOST,
  urlTitlesOf,
} from './urls.ts';
import { workProblem } from './work.ts';

const ACADEMIC = { contextId: 1, required: true, requiredForGraduation: false };
const CAREER = { contextId: 2, required: true, requiredForGraduation: false };
const OPTIONAL_CAREER = { contextId: 2, required: false, requiredForGraduation: false };
const at = (url: string, title: string | null = null) => ({ url, title });
const INVALID = 'The URL you entered is not valid. Please enter a complete URL that starts with http:// or https://.';

describe('a web address [SUBM-032, D-088]', () => {
  test.each([
    'https://github.com/maya/quiz',
    'http://example.org',
    'HTTPS://Example.ORG:8443/a%20b?c=d#e',
    'https://müller.example/ü',
    'https://a.b/@maya',
  ])('%s is one', (url) => expect(isWebUrl(url)).toBe(true));
  test.each([
    '',
    'github.com/maya',
    'ftp://example.org/file',
    'data:text/html,hello',
    'https://localhost/quiz',
    'https://localhost./quiz',
    'https://[::1]/quiz',
    'https://maya@example.org/',
    'https://maya:secret@example.org/',
    'https://example.org/my quiz',
    'https://example.org/\tquiz',
    'https:example.org',
    'https:\\\\example.org',
    'https://',
    `https://example.org/${'a'.repeat(2029)}`,
  ])('%s is none', (url) => expect(isWebUrl(url)).toBe(false));
  test('has at most 2048 characters', () => expect(isWebUrl(`https://example.org/${'a'.repeat(2028)}`)).toBe(true));
  test('never is a text that a browser would run or read elsewhere', () => {
    const parts = fc.array(fc.constantFrom('/', '\\', '@', '.', ':', 'a', ' ', '\n', 'x.example'), { maxLength: 6 });
    const nasty = fc
      .tuple(fc.constantFrom('https://x.example', 'http://', 'http:'), parts)
      .map(([start, rest]) => start + rest.join(''));
    fc.assert(
      fc.property(nasty.filter(isWebUrl), (url) => {
        expect(['http:', 'https:']).toContain(new URL(url).protocol);
        expect(url.slice(0, 8).toLowerCase().startsWith(new URL(url).protocol)).toBe(true);
      }),
    );
  });
});

describe('one URL of an item', () => {
  test('is trimmed before it is judged [SUBM-027]', () => {
    expect(urlProblem(ACADEMIC, at('  https://example.org/quiz \n'))).toBeNull();
  });
  test('is refused with one sentence [SUBM-032, SUBM-034]', () =>
    expect(urlProblem(ACADEMIC, at('quiz'))?.message).toBe(INVALID));
  test.each([
    'http://127.0.0.1:5500/index.html',
    '127.0.0.1:5500/index.html',
    'localhost:3000',
    'http://localhost:3000/',
    'https://localhost./',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0.0.0.0:8080/',
    'http://192.168.1.20/',
    'http://10.0.0.7/',
    'http://172.16.0.1/',
    'http://172.31.255.1/',
    'http://169.254.1.1/',
    'http://100.64.0.1/',
    'http://[::1]:3000/',
    'http://[::]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://mayas-mac.local/',
    'http://maya.localhost:5173/',
    'http://maya.localdomain/',
    'https://intranet/quiz',
  ])('%s is refused with the reason, since only its writer can open it [SUBM-032, D-233]', (url) => {
    expect(isWebUrl(url)).toBe(false);
    expect(urlProblem(ACADEMIC, at(url))?.message).toBe(
      `${INVALID} Only you can open this address. Put your work online and enter the address that others can open.`,
    );
  });
  test.each([
    'https://172.32.0.1/',
    'https://11.0.0.1/',
    'https://100.128.0.1/',
    'https://192.169.0.1/',
    'https://local.example/',
    'https://localhost.example/',
    'https://127.0.0.1.example/',
    'https://10.example/',
  ])('%s is as good as any', (url) => expect(urlProblem(ACADEMIC, at(url))).toBeNull());
  test('needs a title on a career item [SUBM-035, SUBM-068]', () => {
    for (const title of [null, '', 'Blog']) {
      expect(urlProblem(CAREER, at('https://example.org', title))?.message).toBe(
        'You must select a title for each URL submission',
      );
    }
    expect(CAREER_TITLES).toEqual(['Brand Statement', 'Resume', 'Portfolio', 'LinkedIn', 'Github']);
    for (const title of ['Brand Statement', 'Resume', 'Portfolio'])
      expect(urlProblem(CAREER, at('https://example.org', title))).toBeNull();
    expect(urlProblem(ACADEMIC, at('https://example.org'))).toBeNull();
  });
  test('is called as its career item where that is none of the five, which has no rule of its own [SUBM-068]', () => {
    const interview = { ...CAREER, title: 'Mock interview' };
    expect(urlTitlesOf(interview)).toEqual([...CAREER_TITLES, 'Mock interview']);
    expect(urlTitlesOf({ ...CAREER, title: 'Github' })).toEqual(CAREER_TITLES);
    expect(urlTitlesOf({ ...ACADEMIC, title: 'Quiz' })).toEqual(CAREER_TITLES);
    expect(urlProblem(interview, at('https://example.org', 'Mock interview'))).toBeNull();
    expect(urlProblem({ ...CAREER, title: 'Resume' }, at('https://example.org', 'Mock interview'))).not.toBeNull();
  });
  test.each([
    ['LinkedIn', 'linkedin.com', 'You must add provide a LinkedIn url for LinkedIn submissions.', 'SUBM-029'],
    ['Github', 'github.com', 'You must add provide a GitHub url for GitHub submissions.', 'SUBM-030'],
  ])('titled %s leads to %s: %s [%s, SUBM-031, D-086, D-087]', (title, host, message, _requirement) => {
    for (const good of [`https://${host}/maya`, `https://www.${host}/maya`, `HTTPS://WWW.${host.toUpperCase()}/maya`]) {
      expect(urlProblem(CAREER, at(good, title))).toBeNull();
    }
    for (const bad of [`https://my${host}/`, `https://${host}.evil.example/`, `https://evil.example/${host}`, 'maya']) {
      expect(urlProblem(CAREER, at(bad, title))?.message).toBe(message);
    }
    for (const unfinished of [`https://maya@${host}/`, `${host}/maya`, `www.${host}/maya`, `//${host}/maya`]) {
      expect(urlProblem(CAREER, at(unfinished, title))?.message).toBe(INVALID);
    }
    expect(urlProblem(ACADEMIC, at('https://example.org', title))).toBeNull();
  });
});

describe('several URLs', () => {
  test('an already listed URL is not added again [SUBM-033]', () => {
    const listed = [at('https://example.org/quiz')];
    expect(addUrlProblem(ACADEMIC, at(' https://example.org/quiz'), listed)?.message).toBe(
      'You have already submitted this URL.',
    );
    expect(addUrlProblem(ACADEMIC, at('https://EXAMPLE.org/quiz'), listed)?.message).toBe(
      'You have already submitted this URL.',
    );
    expect(addUrlProblem(ACADEMIC, at('https://example.org/quiz'), [at('https://EXAMPLE.org/quiz')])?.code).toBe(
      'SUBMISSION_URL_LISTED',
    );
    expect(addUrlProblem(ACADEMIC, at('https://example.org/Quiz'), listed)).toBeNull();
    expect(addUrlProblem(ACADEMIC, at('quiz'), listed)?.message).toBe(INVALID);
  });
  test('are fifty at most', () => {
    const listed = Array.from({ length: URLS_MOST }, (_, place) => at(`https://example.org/${place}`));
    const one = at('https://example.org/one-more');
    expect(addUrlProblem(ACADEMIC, one, listed.slice(1))).toBeNull();
    expect(addUrlProblem(ACADEMIC, one, listed)?.message).toBe(`A submission holds up to ${URLS_MOST} URLs.`);
  });
  test('are unique [SUBM-028]', () => {
    const twice = [at('https://example.org/a'), at('https://example.org/b'), at(' https://example.org/a ')];
    expect(hasDuplicates(twice)).toBe(true);
    expect(hasDuplicates(twice.slice(0, 2))).toBe(false);
    expect(workProblem(ACADEMIC, { notes: '', submissionUrlList: twice })?.message).toBe(
      'Submissions may not contain duplicate. Please ensure each Milestone URL is unique',
    );
  });
});

describe('the work that is handed in', () => {
  const problem = (item: typeof ACADEMIC, notes: string, ...urls: ReturnType<typeof at>[]) =>
    workProblem(item, { notes, submissionUrlList: urls })?.message ?? null;
  const MILESTONE =
    'This Milestone requires a URL submission/s to complete. Please attach your materials before submitting';

  test('academic: needs at least one URL, a note is not enough [SUBM-025]', () => {
    const message = 'You must add at least one URL via the "Add URL" button before submitting';
    expect(problem(ACADEMIC, 'Done!')).toBe(message);
    expect(problem({ ...ACADEMIC, required: false }, 'Done!')).toBe(message);
    expect(problem(ACADEMIC, '', at('https://example.org'))).toBeNull();
  });
  test('career: a required milestone needs a URL, any other a URL or a note [SUBM-026, D-085]', () => {
    expect(problem(CAREER, 'Done!')).toBe(MILESTONE);
    expect(problem({ ...OPTIONAL_CAREER, requiredForGraduation: true }, 'Done!')).toBe(MILESTONE);
    expect(problem(OPTIONAL_CAREER, ' ')).toBe(MILESTONE);
    expect(problem(OPTIONAL_CAREER, 'Done!')).toBeNull();
    expect(problem(CAREER, '', at('https://example.org', 'Resume'))).toBeNull();
  });
  test('every URL is judged', () => {
    expect(problem(ACADEMIC, '', at('https://example.org'), at('quiz'))).toBe(INVALID);
  });
});

test('an address without its beginning gets https:// [SUBM-027, SUBM-032]', () => {
  expect(completeUrl(' github.com/maya/team ')).toBe('https://github.com/maya/team');
  expect(completeUrl('maya.example.org:8080/app')).toBe('https://maya.example.org:8080/app');
  for (const typed of [
    'https://github.com/maya',
    'http://example.org',
    'not a url',
    'team',
    'maya@example.org',
    'ftp://example.org',
    '',
  ])
    expect(completeUrl(typed)).toBe(typed);
  for (const typed of ['mailto:maya@example.org', 'vbscript:alert(1)', 'data:text/html,x'])
    expect(completeUrl(typed)).toBe(typed);
});
