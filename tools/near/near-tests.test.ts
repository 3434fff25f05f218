import { expect, test } from 'vitest';
import { callsOf } from './calls-of.ts';
import { nearTests } from './near-tests.ts';

test('a changed feature is tested in all packages, and its calls are asked about', async () => {
  const vicinity = nearTests(['server/src/features/grading/queries.ts', 'docs/glossary.md']);
  expect(vicinity).toEqual({
    rooms: ['contract/src/features/grading/', 'server/src/features/grading/', 'web/src/features/grading/'],
    features: ['grading'],
    guarantees: true,
  });
  expect(await callsOf(vicinity.features)).toContain('createSubmissionGrade');
});

test('a changed screen or test asks for no guarantee, and a file outside of features for its own folder', () => {
  expect(nearTests(['web/src/features/grading/grade-form.tsx']).guarantees).toBe(false);
  expect(nearTests(['server/src/features/grading/races.test.ts']).guarantees).toBe(false);
  expect(nearTests(['server/src/kernel/pipeline.ts', 'web/src/kit/button.tsx'])).toEqual({
    rooms: ['server/src/kernel/', 'web/src/kit/'],
    features: [],
    guarantees: false,
  });
  expect(nearTests(['README.md', 'web/src/styles.css'])).toEqual({ rooms: [], features: [], guarantees: false });
});
