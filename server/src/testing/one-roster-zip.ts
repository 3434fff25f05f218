import { zipOf } from './zip-of.ts';

/** The records of a source, each file as lines of cells with a header; a file that is left out is absent. */
export interface OneRosterFiles {
  readonly version?: string;
  readonly system?: string;
  readonly mode?: 'bulk' | 'delta';
  readonly files: Readonly<Record<string, readonly string[]>>;
  /**
   * The format of the exporting system: some begin with a byte order mark, use other line ends, or put the files in a
   * folder.
   */
  readonly mark?: boolean;
  readonly newline?: string;
  readonly folder?: string;
  readonly stored?: boolean;
}

const NAMES = ['academicSessions', 'classes', 'courses', 'enrollments', 'orgs', 'roles', 'users', 'demographics'];

/** A OneRoster zip as a school's system exports it. */
export function oneRosterZip({
  version = '1.1',
  system = 'PowerSIS',
  mode = 'bulk',
  files,
  ...how
}: OneRosterFiles): Buffer {
  const { mark = false, newline = '\n', folder = '', stored = false } = how;
  const manifest = [
    'propertyName,value',
    'manifest.version,1.0',
    `oneroster.version,${version}`,
    ...NAMES.map((name) => `file.${name},${name in files ? mode : 'absent'}`),
    `source.systemName,${system}`,
  ];
  const all = Object.entries({ manifest, ...files });
  return zipOf(
    all.map(([name, lines]) => ({
      name: `${folder}${name}.csv`,
      data: `${mark ? '\uFEFF' : ''}${lines.join(newline)}${newline}`,
      stored,
    })),
  );
}

const CLASS = 'NU-FSF-PT-12';

/** A small school in the columns of 1.1, without those that may be missing. */
export const SCHOOL = {
  orgs: ['sourcedId,name,type', 'o1,Northfield,school'],
  academicSessions: ['sourcedId,title,type,startDate,endDate,schoolYear', 't1,Spring,term,2026-01-05,2026-06-30,2026'],
  courses: ['sourcedId,title,courseCode,orgSourcedId', 'co1,Full Stack,FSF,o1'],
  classes: [
    'sourcedId,title,classCode,courseSourcedId,classType,schoolSourcedId,termSourcedIds',
    `c1,Evening,${CLASS},co1,scheduled,o1,t1`,
    'c2,Pottery,ART-7,co1,scheduled,o1,t1',
  ],
  users: [
    'sourcedId,enabledUser,orgSourcedIds,role,username,givenName,familyName,email,password',
    'u1,true,o1,student,ann,Ann,Source,ann@source.example,geheim',
    'u2,true,o1,student,bob@source.example,Bob,Source,,geheim',
    'u3,true,o1,teacher,tea,Tea,Source,tea@source.example,geheim',
    'u9,true,o1,student,pot,Pot,Ter,pot@source.example,geheim',
  ],
  enrollments: [
    'sourcedId,classSourcedId,schoolSourcedId,userSourcedId,role',
    'e1,c1,o1,u1,student',
    'e2,c1,o1,u2,student',
    'e3,c1,o1,u3,teacher',
    'e9,c2,o1,u9,student',
  ],
} as const;
