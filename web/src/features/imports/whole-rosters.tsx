import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { Card } from '#kit/card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import type { Choosing, ImportPreview } from './use-choices.ts';

type Props = { classes: ImportPreview['classes']; choosing: Choosing; chosen: readonly string[] };

/** Asks role by role, since a list of students is silent about the staff. ADM-048 */
export function WholeRosters({ classes, choosing, chosen }: Props) {
  const asked = classes.flatMap(({ id, code, roles }) =>
    roles.map(({ role, begun }) => ({
      key: `${id}/${role}`,
      label: `Everyone in ${code} with the role ${ROLE_NAMES[role]}`,
      begun,
    })),
  );
  if (asked.length === 0) return null;
  return (
    <Card className="p-5">
      <p className="font-semibold">For whom is this list complete?</p>
      <p className="mb-2 text-sm text-muted">
        People in that role who were enrolled by an import but are not in this file are then suggested for ending. None
        of them is selected yet.
      </p>
      {asked.map(({ key, label, begun }) => (
        <Checkbox
          key={key}
          label={label}
          hint={`${begun} enrolled by imports`}
          checked={chosen.includes(key)}
          onChange={({ currentTarget: { checked } }) =>
            choosing.choose({ wholeRoles: checked ? [...chosen, key] : chosen.filter((other) => other !== key) })
          }
        />
      ))}
    </Card>
  );
}
