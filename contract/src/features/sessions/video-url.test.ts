import { describe, expect, test } from 'vitest';
import { VIDEO_FAILURES } from './failures.ts';
import {
  DEFAULT_VIDEO_HOST,
  parseVideoUrl,
  refuseVideoUrls,
  storedVideoUrl,
  videoUrlProblem,
  MOST_VIDEOS,
  refuseNumber,
  refuseReplacing,
} from './video-url.ts';

const problem = (url: string, host = DEFAULT_VIDEO_HOST) => videoUrlProblem(url, host);

describe('the address of a session video', () => {
  test.each([
    'https://panopto.com/x',
    'https://northfield.hosted.panopto.com/Panopto/Pages/Viewer.aspx?id=1',
    'https://zoom.us/rec/share/abc',
    'https://us02web.zoom.us/rec/play/abc?pwd=1',
    '  https://ZOOM.US/rec/1  ',
  ])('is accepted on the two hosts and below them: %s [SESS-062, SESS-063]', (url) => {
    expect(problem(url)).toBeNull();
  });
  test.each([
    'https://evil.example/zoom.us',
    'https://evil.example/?host=panopto.com',
    'https://notzoom.us/rec',
    'https://zoom.us.evil.example/rec',
    'https://panopto.com@evil.example/',
    'https://user:secret@zoom.us/rec',
    'https://@zoom.us/rec',
    'https://zoom.us:8443/rec',
    'https://zoom.us:443/rec',
    'https://zoom.us\\@evil.example/',
    'https://evil.example\\.zoom.us/',
    'https://zo\tom.us/rec',
    'https://zoom.us /rec',
    'https://xn--zom-sqc.us/rec',
    'https://zoom．us.evil.example/',
    'zoom.us/rec',
    '//zoom.us/rec',
    'https://.zoom.us/',
    'https://a..zoom.us/',
    'https:a@zoom.us/',
    'https:zoom.us:8443/rec',
    'https:evil.example/zoom.us',
    'https://',
    'not a url',
    `https://zoom.us/${'a'.repeat(2048)}`,
  ])('is not valid elsewhere, however it mentions them: %s [SESS-063, SESS-068]', (url) => {
    expect(problem(url)).toBe('The URL is not valid.');
  });
  test.each(['http://zoom.us/rec', 'ftp://panopto.com/x', 'data:text/html,zoom.us'])(
    'must be a secure site: %s [SESS-062, SESS-067]',
    (url) => expect(problem(url)).toBe('The URL must be a secure site (https).'),
  );
  test.each(['', '   '])('cannot be blank [SESS-069]', (url) => {
    expect(problem(url)).toBe('The URL cannot be blank.');
  });
});

describe('an accepted address', () => {
  test.each([
    ['https:zoom.us/x', 'https://zoom.us/x'],
    ['https:/zoom.us/x', 'https://zoom.us/x'],
    ['  https://ZOOM.US/rec/1 ', 'https://zoom.us/rec/1'],
    ['https://us02web.zoom.us/rec/play/abc?pwd=1', 'https://us02web.zoom.us/rec/play/abc?pwd=1'],
  ])('%j is stored as a browser reads it, and so leads where it was judged to lead [SESS-063]', (typed, stored) => {
    expect(problem(typed)).toBeNull();
    expect(storedVideoUrl(typed)).toBe(stored);
  });
});

test('an installation may name another host, which its sentences then name [SESS-063, SESS-064, D-075]', () => {
  const host = 'video.example.edu';
  expect(problem('https://a.video.example.edu/1', host)).toBeNull();
  expect(problem('https://zoom.us/1', host)).toBeNull();
  expect(problem('https://panopto.com/1', host)).toBe('The URL is not valid.');
  expect(refuseVideoUrls(['https://panopto.com/1'], host, VIDEO_FAILURES.INVALID_URL)?.message).toBe(
    'One of the URLs is not valid. Please make sure each includes zoom.us or video.example.edu.',
  );
  expect(refuseVideoUrls(['https://zoom.us/1'], host, VIDEO_FAILURES.INVALID_URL)).toBeNull();
});

describe('how a video is shown', () => {
  test('what mentions zoom is a link [SESS-028]', () => {
    expect(parseVideoUrl('https://us02web.zoom.us/rec/1')).toEqual({
      kind: 'link',
      url: 'https://us02web.zoom.us/rec/1',
    });
  });
  test('one that was stored as it was typed still leads to its host [SESS-063]', () => {
    expect(parseVideoUrl('https:zoom.us/x')).toEqual({ kind: 'link', url: 'https://zoom.us/x' });
  });
  test('a viewer page is embedded through Embed.aspx [SESS-026, D-075]', () => {
    expect(parseVideoUrl('https://n.hosted.panopto.com/Panopto/Pages/Viewer.aspx?id=7')).toEqual({
      kind: 'frame',
      url: 'https://n.hosted.panopto.com/Panopto/Pages/Embed.aspx?id=7',
    });
  });
});

const urlOf = (id: number) => `https://zoom.us/rec/${id}`;
const stored = [1, 2].map((id) => ({ id, sessionId: 12, url: urlOf(id) }));
const [ONE, TWO, THREE] = [urlOf(1), urlOf(2), urlOf(3)] as const;

test.each([
  ['the list that was seen', [1, 2], null],
  ['a list in which one was added', [1], VIDEO_FAILURES.CHANGED],
  ['a list in which one was deleted', [1, 2, 3], VIDEO_FAILURES.CHANGED],
  ['a list in which one was changed', [1, 7], VIDEO_FAILURES.CHANGED],
  ['a list in another order', [2, 1], VIDEO_FAILURES.CHANGED],
  ['an unknown list, without what was seen', undefined, null],
])('replacing %s [SESS-091]', (_what, seen, refused) => {
  expect(refuseReplacing({ urls: [THREE], seen }, stored)).toBe(refused);
});
test('what is saved a second time as it is loses nothing', () => {
  expect(refuseReplacing({ urls: [ONE, TWO], seen: [9] }, stored)).toBeNull();
});
test.each([
  [MOST_VIDEOS, 0, null],
  [MOST_VIDEOS + 1, MOST_VIDEOS, VIDEO_FAILURES.TOO_MANY],
  [MOST_VIDEOS + 9, MOST_VIDEOS + 10, null],
  [MOST_VIDEOS + 10, MOST_VIDEOS + 10, null],
])('%i videos after %i', (after, before, refused) => {
  expect(refuseNumber(after, before)).toBe(refused);
});
