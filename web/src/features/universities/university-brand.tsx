import { useState, type ReactNode } from 'react';
import { useFoundAdminDraft } from '#features/grants/admin-draft.ts';
import { AccentText } from '#features/enrollments/accent-text.tsx';
import { FactList } from '#kit/fact-list.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { zoneName } from '#lib/dates.ts';
import type { Output } from '#lib/api.ts';
import { holidayText } from './holiday-text.ts';
import { LogoField } from './logo-field.tsx';
import { universityDraft, UniversityForm } from './university-form.tsx';

/** The look of a university, and the settings that its new classes begin with. ADM-066 */
export function UniversityBrand({ university }: { university: Output<'adminUniversity'> }) {
  const [editing, setEditing] = useState(false);
  useFoundAdminDraft(universityDraft(university.id), () => setEditing(true));
  const { accentColor, shortName, supportEmail, timeZone, holidays } = university;
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['Logo', <LogoField key="logo" university={university} />],
    ['Short name', shortName ?? 'None'],
    [
      'Accent color',
      accentColor === null ? (
        'None'
      ) : (
        <AccentText key="accent" accent={accentColor}>
          {accentColor}
        </AccentText>
      ),
    ],
    ['Support e-mail', supportEmail ?? 'Same as the installation'],
    ['Time zone of new classes', zoneName(timeZone)],
    [
      'Holidays of new classes',
      holidays.length === 0 ? (
        'None'
      ) : (
        <ul key="holidays">
          {holidays.map((holiday) => (
            <li key={holiday.from + holiday.name}>{holidayText(holiday)}</li>
          ))}
        </ul>
      ),
    ],
  ];
  return (
    <Card pad aria-labelledby="brand" className="grid gap-4">
      <CardHeader title="Brand and time" id="brand">
        {!editing && (
          <Button size="sm" aria-label="Edit brand and time" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
      </CardHeader>
      {editing ? (
        <UniversityForm university={university} onClose={() => setEditing(false)} />
      ) : (
        <FactList facts={rows} />
      )}
    </Card>
  );
}
