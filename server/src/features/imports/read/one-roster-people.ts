import type { Db } from '#database/db';
import type { OneRosterSource, SourceUser } from './one-roster-source.ts';
import { findSourcePeople, type SourcePerson } from './queries-source-ids.ts';

/** The person here whom an id of the source means. */
export interface Recognised {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly note?: string;
  /** The reason why nobody can be meant. */
  readonly problem?: string;
  /** The account that has the id already. */
  readonly accountId?: number;
}

/** @param row of a person; without one it is the person whom the file knows by the id */
type WhoIs = (id: string, row?: SourceUser) => Recognised;

const NO_ID = 'The source gives this person no id.';

/**
 * People by their id in the source, and without one by e-mail. Where both lead to two people, or the e-mail belongs to
 * somebody with another id, nobody is meant until somebody looks (ADM-060).
 * @param ids of the people who are asked for, in the file or not
 */
export async function recognise(
  db: Db,
  { source, system }: { readonly source: string; readonly system: string },
  { users, people, unclear }: OneRosterSource,
  ids: readonly string[],
): Promise<WhoIs> {
  const asked = [...new Set(ids)];
  const isAsked = new Set(asked);
  const emails = people.flatMap(({ id, email }) => (isAsked.has(id) && email) || []);
  const known = await findSourcePeople(db, source, asked, emails);
  const byId = new Map(known.map((one) => [one.sourcedId, one]));
  const byEmail = new Map(known.map((one) => [one.email, one]));
  return (id, row) => {
    const user = row ?? users.get(id);
    const names = { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' };
    const bearer = byId.get(id);
    const nobody = (problem: string) => ({ email: '', ...names, problem });
    if (id === '') return { ...nobody(row ? NO_ID : 'This row does not name a person.'), email: row?.email ?? '' };
    if (!user && !bearer) return nobody(`The file has no person with the id ${short(id)}.`);
    if (!row && unclear.has(id)) return nobody(`The file has several people with the id ${short(id)}.`);
    const email = user?.email ?? '';
    return {
      ...names,
      ...(bearer ? asBearer(bearer, email, byEmail.get(email)) : byMail(email, id, byEmail.get(email), system)),
    };
  };
}

type Found = Pick<Recognised, 'email' | 'note' | 'problem' | 'accountId'>;

function asBearer(bearer: SourcePerson, email: string, other: SourcePerson | undefined): Found {
  const found = { email: bearer.email, accountId: bearer.accountId };
  if (email === '' || email === bearer.email) return found;
  if (other && other.accountId !== bearer.accountId) {
    const problem = `${email} bears the id ${short(other.sourcedId)} already; the id ${short(bearer.sourcedId)} of this row belongs to ${bearer.email}.`;
    return { ...found, problem };
  }
  return { ...found, note: `Recognized by its id. The e-mail here stays ${bearer.email}; the source has ${email}.` };
}

const byMail = (email: string, id: string, other: SourcePerson | undefined, system: string): Found =>
  other
    ? {
        email,
        problem: `${email} bears the id ${short(other.sourcedId)} of ${system} already; this row says ${short(id)}.`,
      }
    : { email };

const MAX_ID_LENGTH = 60;
const short = (id: string): string => (id.length > MAX_ID_LENGTH ? `${id.slice(0, MAX_ID_LENGTH)}…` : id);
