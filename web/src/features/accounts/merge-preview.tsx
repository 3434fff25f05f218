import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import type { Output } from '#lib/api.ts';

type Preview = Output<'previewMerge'>;

const WHAT: Readonly<Record<Preview['rows'][number]['what'], string>> = {
  moves: 'Moves here, with all work',
  'moves and ends': 'Moves here and ends: the other account is in this class as well',
  ends: 'Ends: it belongs to the account that stays and has no work in this class',
};

/** The preview of what a merge would move and end. ADM-026 */
export function MergePreview({ preview: { emptied, rows }, email }: { preview: Preview; email: string }) {
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere">
        <strong>{emptied.name}</strong> ({emptied.email}) is emptied
        {emptied.active ? ' and can no longer sign in' : ''}. {email} stays as it is.
      </p>
      {rows.length === 0 && <p className="text-muted">That account has no enrollments.</p>}
      <ul className="grid max-h-72 gap-2 overflow-y-auto">
        {rows.map(({ id, code, university, role, active, what }) => (
          <li key={id} className="grid">
            <span className="wrap-anywhere">
              {ROLE_NAMES[role]} in {code}
              <span className="text-muted">
                {' '}
                · {university}
                {!active && ' · ended before'}
              </span>
            </span>
            <span className="text-sm text-muted">{WHAT[what]}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        Submissions, grades, comments and attendance stay with their enrollment and their author.
        {emptied.standingRoles > 0 && ' Standing roles of that account move here as well.'}
        {emptied.grants > 0 && ' The grants of that account end and have to be given again.'} You can undo the merge for
        30 days.
      </p>
    </div>
  );
}
