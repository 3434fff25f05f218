interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** The name of a person as it is shown: one part stands without a blank. D-236 */
export const fullName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

/**
 * Returns the name by which people are ordered, as the server orders them: by the last name, and one name by itself.
 * D-236
 */
export const orderName = ({ firstName, lastName }: Named): string =>
  lastName === '' ? firstName : `${lastName}\t${firstName}`;

/** Returns the name by which somebody is greeted. */
export const callName = ({ firstName, lastName }: Named): string => firstName || lastName;

/** Tells whether somebody has a name at all. */
export const hasName = ({ firstName, lastName }: Partial<Named>): boolean =>
  `${firstName ?? ''}${lastName ?? ''}`.trim() !== '';
