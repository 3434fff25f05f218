import { placeInWords } from '@bcs/contract/features/curricula/place-words';
import { DAY_IN_MINUTES, LONGEST_FILE_SUMMARY, LONGEST_FOLDER_TEXT } from '@bcs/contract/kernel/folder-bounds';
import type { PlanSession } from '@bcs/contract/features/plans/model';
import { SESSION_CATEGORIES, categoryName } from '@bcs/contract/features/sessions/categories';
import { LONGEST_SESSION_NAME } from '@bcs/contract/kernel/lengths';
import { chapterOf, chapterText, isChapter } from '#features/session-editor/chapter.ts';
import { MarkdownEditor } from '#kit/markdown-editor.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { FieldsProps, ItemKind } from './item-kind.ts';
import { PlaceFields } from './place-fields.tsx';
import { EMPTY_PLACE, momentOf, placeFormOf, problemsOfPlace, type PlaceForm } from './place-form.ts';

interface SessionForm {
  readonly name: string;
  readonly category: PlanSession['facts']['category'];
  readonly chapter: string;
  readonly summary: string;
  readonly minutes: string;
  readonly at: PlaceForm;
  /** Links to read with it; they come from a class or a folder, and stay. */
  readonly resources: PlanSession['facts']['resources'];
  readonly text: string;
}

const isLength = (text: string): boolean =>
  text === '' || (/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= DAY_IN_MINUTES);

/** A class is its meeting itself. */
const placeOf = ({ category, at }: SessionForm): PlaceForm =>
  category === 'class' ? { ...EMPTY_PLACE, meeting: at.meeting } : at;

function SessionFields({ form, problems, change }: FieldsProps<SessionForm>) {
  return (
    <>
      <TextField
        label="Name"
        required
        maxLength={LONGEST_SESSION_NAME}
        value={form.name}
        error={problems['name']}
        onChange={({ currentTarget: { value } }) => change({ name: value })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label="Kind"
          options={SESSION_CATEGORIES.map(({ code, name }) => ({ value: code, label: name }))}
          value={form.category}
          onChange={({ currentTarget: { value } }) => change({ category: value as SessionForm['category'] })}
        />
        <TextField
          label="Chapter"
          inputMode="decimal"
          hint="Module and position, such as 12.3."
          value={form.chapter}
          error={problems['chapter']}
          onChange={({ currentTarget: { value } }) => change({ chapter: value })}
        />
        <TextField
          label="Minutes"
          inputMode="numeric"
          hint="Left empty, as the weekly pattern says."
          value={form.minutes}
          error={problems['minutes']}
          onChange={({ currentTarget: { value } }) => change({ minutes: value })}
        />
      </div>
      {form.category === 'class' ? (
        <TextField
          label="Number of the class"
          hint="The first is 1. Day and time come from the weekly pattern of the class that is begun."
          type="number"
          required
          value={form.at.meeting}
          error={problems['meeting']}
          onChange={({ currentTarget: { value } }) => change({ at: { ...form.at, meeting: value } })}
        />
      ) : (
        <PlaceFields label="Takes place" form={form.at} problems={problems} change={(at) => change({ at })} />
      )}
      <TextArea
        label="Summary"
        rows={2}
        maxLength={LONGEST_FILE_SUMMARY}
        value={form.summary}
        onChange={({ currentTarget: { value } }) => change({ summary: value })}
      />
      <MarkdownEditor
        label="Description"
        rows={10}
        longest={LONGEST_FOLDER_TEXT}
        value={form.text}
        onChange={(text) => change({ text })}
      />
    </>
  );
}

export const SESSIONS: ItemKind<PlanSession, SessionForm> = {
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
    at: placeFormOf(facts),
    resources: facts.resources,
    text,
  }),
  itemOf: (form, key) => ({
    key,
    facts: {
      name: form.name.trim(),
      category: form.category,
      chapter: chapterOf(form.chapter),
      summary: form.summary.trim(),
      minutes: form.minutes === '' ? null : Number(form.minutes),
      resources: form.resources,
      ...momentOf(placeOf(form)),
    },
    text: form.text,
  }),
  named: ({ name, chapter }) => ({ title: name, chapter: chapterOf(chapter) }),
  problemsOf: (form) => ({
    ...(form.name.trim() === '' && { name: 'Please fill in this field.' }),
    ...(!isChapter(form.chapter) && { chapter: 'Please enter a chapter such as 12.3.' }),
    ...(!isLength(form.minutes) && { minutes: `Please enter a number from 1 to ${DAY_IN_MINUTES}.` }),
    ...(form.text.length > LONGEST_FOLDER_TEXT && { text: 'This text is too long.' }),
    ...problemsOfPlace(placeOf(form)),
  }),
  versioned: [
    { key: 'name', label: 'Name' },
    { key: 'category', label: 'Kind', show: (code) => categoryName(code as SessionForm['category']) },
    { key: 'chapter', label: 'Chapter' },
    { key: 'minutes', label: 'Minutes' },
    { key: 'at', label: 'Takes place', show: (at) => placeInWords(momentOf(at as PlaceForm)) },
    { key: 'summary', label: 'Summary' },
    { key: 'text', label: 'Description' },
  ],
  Fields: SessionFields,
};
