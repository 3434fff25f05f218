import { fullName } from '@bcs/contract/kernel/full-name';
type Setter = { readonly firstName: string; readonly lastName: string };

/** Who set a status or changed it; nobody did what the system does at the end of a class. */
export const setterName = (setter: Setter | null): string => (setter ? fullName(setter) : 'Set by the system');
