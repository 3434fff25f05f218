import { describe, expect, test } from 'vitest';
import {
  announcementFields,
  announcementFormErrors,
  toAnnouncementForm,
  EMPTY_FORM,
  mayBeSent,
  type AnnouncementForm,
} from './form.ts';

const ZONE = 'America/New_York';
const NOW = '2026-03-11T22:10:00.000Z';
const FORM: AnnouncementForm = {
  contextCode: 'academic',
  title: 'Bring headphones',
  body: 'We begin with a recording.',
  publishDate: '2026-03-12',
  publishTime: '09:00',
  expirationDate: '2026-03-19',
  expirationTime: '17:30',
};
const errors = (more: Partial<AnnouncementForm>) => announcementFormErrors({ ...FORM, ...more }, null, ZONE, NOW);

describe('the form', () => {
  test('that is filled in may be sent, with moments on the clocks of the course [ANN-023, D-010]', () => {
    expect(mayBeSent(errors({}))).toBe(true);
    expect(announcementFields(FORM, null, ZONE)).toEqual({
      contextCode: 'academic',
      title: 'Bring headphones',
      body: 'We begin with a recording.',
      activationDate: '2026-03-12T13:00:00.000Z',
      expirationDate: '2026-03-19T21:30:00.000Z',
    });
  });

  test('names every field that is missing [ANN-023, ANN-024]', () => {
    expect(announcementFormErrors(EMPTY_FORM, null, ZONE, NOW)).toEqual({
      missing: Object.keys(EMPTY_FORM),
      title: null,
      body: null,
      dates: null,
    });
    for (const field of Object.keys(EMPTY_FORM) as (keyof AnnouncementForm)[]) {
      expect(errors({ [field]: ' ' }).missing).toEqual([field]);
      expect(mayBeSent(errors({ [field]: ' ' }))).toBe(false);
    }
  });

  test('has its longest title and text [ANN-021, ANN-022]', () => {
    expect(errors({ title: 'x'.repeat(100), body: 'y'.repeat(10_000) })).toMatchObject({ title: null, body: null });
    expect(errors({ title: 'x'.repeat(101) }).title).toBe('Your title is too long, the max length is 100 characters.');
    expect(errors({ body: 'y'.repeat(10_001) }).body).toBe(
      'Your description is too long, the max length is 10,000 characters.',
    );
  });

  test('refuses days and times that are none, lie before today or are in the wrong order [ANN-025, ANN-026]', () => {
    for (const wrong of [
      { publishDate: '03/12/2026' },
      { publishTime: '9 o’clock' },
      { publishDate: '2026-03-10' },
      { expirationDate: '2026-03-12', expirationTime: '09:00' },
    ])
      expect([wrong, errors(wrong).dates]).toEqual([wrong, 'Invalid date or time']);
  });
});

describe('a stored announcement', () => {
  const stored = {
    contextCode: 'career',
    title: 'Panel',
    body: 'Tonight',
    activationDate: '2026-03-01T15:00:42.123Z',
    expirationDate: '2026-03-20T15:00:00.000Z',
  } as const;
  const form = toAnnouncementForm(stored, ZONE);

  test('fills the form, by the clocks of the course [ANN-015]', () => {
    expect(form).toMatchObject({ publishDate: '2026-03-01', publishTime: '10:00', expirationTime: '11:00' });
  });
  test('keeps the moments that nobody has touched, to the second [D-131]', () => {
    expect(announcementFields(form, stored, ZONE)).toEqual(stored);
    expect(announcementFormErrors({ ...form, title: 'Panel tonight' }, stored, ZONE, NOW).dates).toBeNull();
    expect(announcementFormErrors({ ...form, publishTime: '10:01' }, stored, ZONE, NOW).dates).not.toBeNull();
  });
});
