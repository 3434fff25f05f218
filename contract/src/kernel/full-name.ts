interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** The name of a person for display; a missing part leaves no blank. D-236 */
export const fullName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

/** Returns the name by which people are sorted, as on the server: the last name first, or the only name. D-236 */
export const orderName = ({ firstName, lastName }: Named): string =>
  lastName === '' ? firstName : `${lastName}\t${firstName}`;

/** Returns the name for a greeting. */
export const greetingName = ({ firstName, lastName }: Named): string => firstName || lastName;

/** Tells whether any part of the name is filled in. */
export const hasName = ({ firstName, lastName }: Partial<Named>): boolean =>
  `${firstName ?? ''}${lastName ?? ''}`.trim() !== '';
