import { expect, test } from 'vitest';
import { readablePath } from './readable-path.ts';

test.each([
  ['/', '/'],
  ['/sessions/12?name=100%&next=%2F', '/sessions/12?name=100%&next=%2F'],
  ['/universities/A%2FB%20%26%20C', '/universities/A%2FB%20%26%20C'],
  ['/100%', '/100%25'],
  ['/students/%E0%A4%A?tab=%zz', '/students/%25E0%25A4%25A?tab=%zz'],
])('%s is read as %s', (url, read) => expect(readablePath(url)).toBe(read));
