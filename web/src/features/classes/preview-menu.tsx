import { IconChevronDown } from '@tabler/icons-react';
import { PREVIEWED_ROLES, previewText, SAMPLE_ID, type PreviewedRole } from '@bcs/contract/kernel/preview';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { Button } from '#kit/button.tsx';
import { Menu } from '#kit/menu.tsx';
import { MenuItem } from '#kit/menu-item.tsx';
import { forgetTab, stayInEnrollment } from '#lib/chosen-enrollment.ts';
import { beginPreview } from '#lib/preview.ts';

function open(courseId: number, role: PreviewedRole) {
  beginPreview(previewText({ courseId, role }));
  forgetTab();
  stayInEnrollment(SAMPLE_ID);
  // nothing that this page has read may be shown as the sample person's
  location.assign('/');
}

/** Shows the class as a sample person in one of its roles sees it. ADM-025 */
export function PreviewMenu({ courseId }: { courseId: number }) {
  return (
    <Menu
      label="Preview as"
      button={(wiring) => (
        <Button {...wiring}>
          Preview as
          <IconChevronDown size={17} aria-hidden />
        </Button>
      )}
    >
      {PREVIEWED_ROLES.map((role) => (
        <MenuItem key={role} onSelect={() => open(courseId, role)}>
          {ROLE_NAMES[role]}
        </MenuItem>
      ))}
    </Menu>
  );
}
