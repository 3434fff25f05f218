import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { MarkdownEditor } from '#kit/markdown-editor.tsx';
import { PasswordField } from '#kit/password-field.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { Segmented } from '#kit/segmented.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { TextField } from '#kit/text-field.tsx';
import { SAMPLE_TEXT } from './sample-text.ts';

/** A scene with every field: normal, invalid and disabled. */
export function FormScene() {
  const [text, setText] = useState(SAMPLE_TEXT);
  const [view, setView] = useState('grid');
  return (
    <form className="grid max-w-3xl gap-5 p-4 sm:p-8">
      <h1 className="text-3xl font-bold">A form</h1>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Title" required defaultValue="Project demos on Saturday" hint="At most 100 characters" />
        <TextField label="Email" type="email" error="This is not an e-mail address." defaultValue="ada" />
        <PasswordField label="Password" required />
        <SearchField label="Student" placeholder="Search name" />
        <SelectField label="Type" options={[{ value: '', label: 'All' }]} />
        <TextField label="Due" type="datetime-local" defaultValue="2026-03-11T18:30" />
        <TextField label="Disabled" disabled defaultValue="Not now" />
        <SelectField label="Disabled choice" disabled options={[{ value: '', label: 'All' }]} />
      </div>
      <TextArea label="Comment" defaultValue="Well done." />
      <MarkdownEditor label="Message" value={text} onChange={setText} maxLength={10000} />
      <Segmented
        label="View"
        value={view}
        onChange={setView}
        options={[
          { value: 'grid', label: 'Grid' },
          { value: 'list', label: 'List' },
        ]}
      />
      <Checkbox label="I have read the terms" hint="They open in a new tab." error="Please agree to the terms." />
      <div className="flex justify-end gap-2">
        <Button>Cancel</Button>
        <Button tone="primary" type="submit">
          Publish
        </Button>
      </div>
    </form>
  );
}
