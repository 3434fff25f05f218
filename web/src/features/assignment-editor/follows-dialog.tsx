import type { CallFailed } from '#lib/call-failed.ts';
import type { Input } from '#lib/api.ts';
import { PlannedDialog } from '#lib/planned-dialog.tsx';
import { usePlanned } from '#lib/planned.ts';
import { ConsequenceList } from './consequence-list.tsx';

type Asked =
  | { readonly name: 'previewAssignment'; readonly input: Input<'previewAssignment'> }
  | { readonly name: 'previewArchiveAssignment'; readonly input: Input<'previewArchiveAssignment'> };

type Props = {
  title: string;
  /** The meaning of the change, beside what follows for students. */
  lead?: string;
  /** The text of the button. */
  action: string;
  asked: Asked;
  pending: boolean;
  failure: CallFailed | null;
  onClose: () => void;
  onSave: (digest: string) => void;
};

/** The consequences of a change, and the button that does exactly that. ADM-097 */
export function FollowsDialog({ lead, asked, pending, failure, ...dialog }: Props) {
  const planned = usePlanned(asked.name, asked.input, { pending, failure });
  return (
    <PlannedDialog {...dialog} planned={planned} lead={lead && <p>{lead}</p>}>
      {(shown) => <ConsequenceList follows={shown} />}
    </PlannedDialog>
  );
}
