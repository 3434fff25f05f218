import { expect, test } from 'vitest';
import { withoutSecrets } from './copied-link.ts';

test.each([
  ['https://zoom.us/j/93412?pwd=c2VjcmV0', 'https://zoom.us/j/93412'],
  ['https://zoom.us/j/93412?pwd=c2VjcmV0&omn=5#success', 'https://zoom.us/j/93412?omn=5#success'],
  ['https://meet.example.org/room?Password=x&jwt=y', 'https://meet.example.org/room'],
  ['https://meet.example.org/room#jwt=y', 'https://meet.example.org/room'],
  ['https://meet.google.com/abc-defg-hij', 'https://meet.google.com/abc-defg-hij'],
  ['no link', 'no link'],
])('the classroom %s comes along as %s [ADM-073]', (link, copied) => expect(withoutSecrets(link)).toBe(copied));
