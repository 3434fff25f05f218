import { placeInWords } from '@bcs/contract/features/curricula/place-words';
import { DAY_IN_MINUTES, LONGEST_FILE_SUMMARY, LONGEST_FOLDER_TEXT } from '@bcs/contract/kernel/folder-bounds';
import type { PlanSession } from '@bcs/contract/features/plans/model';
import { SESSION_CATEGORIES } from '@bcs/contract/features/sessions/categories';
import { LONGEST_SESSION_NAME } from '@bcs/contract/kernel/lengths';
import { missing } from '@bcs/contract/kernel/missing';
import { chapterText, isChapter } from '#features/session-editor/chapter.ts';
import { MarkdownEditor, tooLong } from '#kit/markdown-editor.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { TextField } from '#kit/text-field.tsx';
import { numberOrNull } from '#lib/form-values.ts';
import type { FieldsProps, ItemKind } from './item-kind.ts';
import { PlaceFields } from './place-fields.tsx';
import { EMPTY_PLACE, toMoment, toPlaceForm, problemsOfPlace, type PlaceForm } from './place-form.ts';

interface SessionForm {
  readonly name: string;
  readonly category: PlanSession['facts']['category'];
  readonly chapter: string;
  readonly summary: string;
  readonly minutes: string;
  readonly at: PlaceForm;
  /** Links to further reading; they come from a class or a folder and cannot be edited here. */
  readonly resources: PlanSession['facts']['resources'];
  readonly text: string;
}

const isLength = (text: string): boolean =>
  text === '' || (/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= DAY_IN_MINUTES);

/** Returns the time of a session: that of a class is its meeting. */
const placeOf = ({ category, at }: SessionForm): PlaceForm =>
  category === 'class' ? { ...EMPTY_PLACE, meeting: at.meeting } : at;

const placeText = (at: unknown) => placeInWords(toMoment(at as PlaceForm));
const KINDS = SESSION_CATEGORIES.map(({ code, name }) => ({ value: code, label: name }));

function SessionFields({ form }: FieldsProps<SessionForm>) {
  const at = form.part('at', 'Takes place', placeText);
  return (
    <>
      <TextField {...form.text('name', 'Name')} required maxLength={LONGEST_SESSION_NAME} />
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField {...form.choice('category', 'Kind', KINDS)} />
        <TextField {...form.text('chapter', 'Chapter')} inputMode="decimal" hint="Module and position, such as 12.3." />
        <TextField
          {...form.text('minutes', 'Minutes')}
          inputMode="numeric"
          hint="If left empty, the weekly pattern decides."
        />
      </div>
      {form.value.category === 'class' ? (
        <TextField
          {...at.text('meeting', 'Number of the class')}
          hint="The first is 1. Day and time come from the weekly pattern of the new class."
          type="number"
          required
        />
      ) : (
        <PlaceFields label="Takes place" of={at} />
      )}
      <TextArea {...form.text('summary', 'Summary')} rows={2} maxLength={LONGEST_FILE_SUMMARY} />
      <MarkdownEditor {...form.own('text', 'Description')} rows={10} longest={LONGEST_FOLDER_TEXT} />
    </>
  );
}

export const SESSION_KIND: ItemKind<PlanSession, SessionForm> = {
  noun: 'session',
  itemsIn: ({ sessions }) => sessions,
  withItems: (content, items) => ({ ...content, sessions: [...items] }),
  empty: {
    name: '',
    category: 'class',
    chapter: '',
    summary: '',
    minutes: '',
    at: EMPTY_PLACE,
    resources: [],
    text: '',
  },
  formOf: ({ facts, text }) => ({
    name: facts.name,
    category: facts.category,
    chapter: chapterText(facts.chapter),
    summary: facts.summary,
    minutes: facts.minutes === null ? '' : String(facts.minutes),
    at: toPlaceForm(facts),
    resources: facts.resources,
    text,
  }),
  itemOf: (form, key) => ({
    key,
    facts: {
      name: form.name.trim(),
      category: form.category,
      chapter: numberOrNull(form.chapter),
      summary: form.summary.trim(),
      minutes: form.minutes === '' ? null : Number(form.minutes),
      resources: form.resources,
      ...toMoment(placeOf(form)),
    },
    text: form.text,
  }),
  named: ({ name, chapter }) => ({ title: name, chapter: numberOrNull(chapter) }),
  problemsOf: (form) => ({
    name: missing(form.name),
    chapter: isChapter(form.chapter) ? null : 'Please enter a chapter such as 12.3.',
    minutes: isLength(form.minutes) ? null : `Please enter a number from 1 to ${DAY_IN_MINUTES}.`,
    text: tooLong(form.text, LONGEST_FOLDER_TEXT),
    ...problemsOfPlace('at', placeOf(form)),
  }),
  Fields: SessionFields,
};
