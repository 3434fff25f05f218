import { readPreview } from '@bcs/contract/kernel/preview';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { IconEye } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { forgetTabsChoice } from '#lib/chosen-enrollment.ts';
import { endPreview } from '#lib/preview.ts';

/** Says on every page of a preview that it is one, with a button to leave it. ADM-025 */
export function PreviewBar({ header, code }: { header: string; code: string | undefined }) {
  const preview = readPreview(header);
  const end = () => {
    endPreview();
    forgetTabsChoice();
    location.assign(preview ? `/admin/classes/${preview.courseId}` : '/');
  };
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-line bg-sunken px-4 py-2 print:hidden"
    >
      <span className="flex items-center gap-2">
        <IconEye size={19} className="shrink-0 text-muted" aria-hidden />
        <span>
          <strong className="font-semibold">
            Preview as {preview && ROLE_NAMES[preview.role]}
            {code && `: ${code}`}.
          </strong>{' '}
          You see an empty sample person, and nothing you do here is saved.
        </span>
      </span>
      <Button size="sm" onClick={end}>
        End preview
      </Button>
    </div>
  );
}
