import { ROLE_NAMES, ROLES, type Role } from '@bcs/contract/kernel/roles';
import { SelectField } from '#kit/select-field.tsx';

const OPTIONS = ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));

/** As what people are enrolled. */
export const RoleField = ({ value, onChange }: { value: Role; onChange: (role: Role) => void }) => (
  <SelectField
    label="Role"
    options={OPTIONS}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value as Role)}
  />
);
