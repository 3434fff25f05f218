import type { Tone } from '#kit/tone.ts';
import type { ComparedItem } from './choices.ts';

/** The outcome of an item, in a word or two. */
export const OUTCOME_WORDS: Readonly<Record<ComparedItem['outcome'], { readonly word: string; readonly tone?: Tone }>> =
  {
    new: { word: 'New', tone: 'good' },
    changed: { word: 'Changed', tone: 'brand' },
    'changed here': { word: 'Changed in the class' },
    unchanged: { word: 'Unchanged' },
    gone: { word: 'No longer there', tone: 'warn' },
    'only here': { word: 'Only in the class' },
    'left here': { word: 'Removed from the class' },
  };

/** The name of each field on its page. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'Name',
  title: 'Title',
  category: 'Kind',
  kind: 'Kind',
  chapter: 'Chapter',
  summary: 'Summary',
  header: 'Header',
  when: 'Takes place',
  minutes: 'Length in minutes',
  opens: 'Opens',
  due: 'Due',
  required: 'Required',
  requiredForGraduation: 'Needed for graduation',
  prework: 'Prework',
  minHours: 'Minimum hours',
  maxHours: 'Maximum hours',
  resources: 'Resources',
};
export const fieldName = (field: string, kind: ComparedItem['kind']): string =>
  field === 'text' ? (kind === 'session' ? 'Description' : 'Instructions') : (FIELDS[field] ?? field);

/** Prose in which the words that changed are marked. */
export const isProse = (field: string): boolean => ['text', 'summary', 'header'].includes(field);

/** The names of both sides of a comparison. */
export const SIDE_NAMES = {
  plan: { there: 'Plan', here: 'Class' },
  folder: { there: 'Files', here: 'Class' },
} as const;
