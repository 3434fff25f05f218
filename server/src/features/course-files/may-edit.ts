import { editSchedule } from '@bcs/contract/features/scheduling/abilities';
import { roleMay, type ClassAdministrator } from '@bcs/contract/kernel/ability';

/** Tells whether somebody who reads a class may change what is in it. ADM-005, ADM-007 */
export const mayEdit = ({ byGrant, role }: Pick<ClassAdministrator, 'byGrant' | 'role'>): boolean =>
  byGrant || (role !== null && roleMay(editSchedule, role));
