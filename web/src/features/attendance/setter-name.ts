import { fullName } from '@bcs/contract/kernel/full-name';
type Setter = { readonly firstName: string; readonly lastName: string };

/** Names the person who set or changed a status; at the end of a class the system does it, and there is none. */
export const setterName = (setter: Setter | null): string => (setter ? fullName(setter) : 'Set by the system');
