import sql from 'sql-template-tag';
import type { Database } from '@bcs/server/database/db';
import { logIn } from '#bench/seats';
import { calling, type CallSender } from './calling.ts';

/** A university with classes, and somebody who may import there. */
export interface School {
  readonly universityId: number;
  readonly university: string;
  readonly courses: readonly string[];
  readonly token: string;
}

/** The university with the most classes, and somebody who administers the installation. */
export async function openSchool(database: Database): Promise<School> {
  const place = await database.one<Omit<School, 'token'>>(sql`
    select u.id as "universityId", u.name as university, array_agg(c.code order by c.id) as courses
    from universities u join courses c on c.university_id = u.id group by u.id order by count(*) desc, u.id limit 1`);
  const { id } = await database.one<{ id: number }>(sql`select id from accounts order by id desc limit 1`);
  await database.run(sql`
    insert into administration_grants (account_id, university_id, given_at) values (${id}, null, now())`);
  return { ...place, token: await logIn(database, id, 'code') };
}

/** A roster of so many people whom nobody knows, spread over the classes. */
export const unknownRoster = ({ university, courses }: School, rows: number, name: string): string =>
  [
    'university,course,email,role,firstName,lastName',
    ...Array.from({ length: rows }, (_, index) =>
      [
        university,
        courses[index % courses.length],
        `${name}.${index}@import.example`,
        'student',
        'Ada',
        `${name} ${index}`,
      ].join(','),
    ),
  ].join('\n');

/** Brings a file; the answer is the number of the import. */
export async function uploadImport(call: CallSender, { universityId }: School, text: string): Promise<number> {
  const base64 = Buffer.from(text).toString('base64');
  const place = { kind: 'enrollments', universityId, courseId: null, fileName: 'roster.csv' };
  const { importId } = (await call('uploadImport', { ...place, base64 })) as { importId: number };
  return importId;
}

/** Asks for the preview of an import. */
export const previewImport = async (call: CallSender, importId: number) =>
  (await call('importPreview', { importId, kind: 'all', page: 0, after: -1 })) as {
    digest: string;
    canApply: boolean;
    counts: Record<string, number>;
  };

/** The account that calls the server: one that may import. */
export const importer = (url: () => string, { token }: School): CallSender => calling(url, token);
