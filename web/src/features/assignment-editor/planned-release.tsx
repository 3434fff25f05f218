import type { Zone } from '@bcs/contract/kernel/clock';
import { Badge } from '#kit/badge.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Output } from '#lib/api.ts';
import { Moment } from '#lib/moment.tsx';
import { AS_PLANNED, releaseText, WAY_OPTIONS, type OwnReleaseWay, type ReleasesForm } from './releases-form.ts';

type Props = {
  planned: Output<'previewReleases'>['planned'][number];
  own: ReleasesForm['own'][string] | undefined;
  zone: Zone;
  onChange: (own: ReleasesForm['own'][string]) => void;
};

/** Shows when one assignment would be released, and lets the person choose otherwise. ADM-094 */
export function PlannedReleaseRow({ planned, own = AS_PLANNED, zone, onChange }: Props) {
  const { title, dueDate, from, to, comesOut } = planned;
  return (
    <li className="grid gap-3 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="grid content-start gap-0.5">
        <span className="font-semibold wrap-anywhere">{title}</span>
        <span className="text-sm text-muted">
          Due <Moment at={dueDate} zone={zone} />
        </span>
        <span className="flex flex-wrap items-center gap-2 text-sm">
          <span>
            Was {releaseText(from, zone)}, becomes {releaseText(to, zone)}
          </span>
          {comesOut && <Badge tone="good">Students see it at once</Badge>}
        </span>
      </div>
      <div className="grid gap-2">
        <SelectField
          label={`Release of ${title}`}
          options={WAY_OPTIONS}
          value={own.way}
          onChange={({ currentTarget: { value } }) => onChange({ ...own, way: value as OwnReleaseWay })}
        />
        {own.way === 'later' && (
          <TextField
            label={`Release date of ${title}`}
            type="datetime-local"
            max="2099-12-31T23:59"
            value={own.releaseAt}
            onChange={({ currentTarget: { value } }) => onChange({ ...own, releaseAt: value })}
          />
        )}
      </div>
    </li>
  );
}
