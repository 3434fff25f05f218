import { sql, raw } from '#database/db';
import { openDatabase, type DatabaseLocation } from '#database/open';

const CODE =
  'const answer=await fetch(`https://api.example/v1/${path}`).then((response)=>response.json()).catch(()=>null);';
const URL = `https://code.example/${'very-long-folder-name/'.repeat(5)}index.html?query=${'0123456789'.repeat(4)}#end`;
const WORD = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(5).slice(0, 200);
const ARABIC = 'مرحبا بكم في الدرس الثاني عشر عن React 19، نلتقي الساعة 18:30 في القاعة 4 كما اتفقنا';
const EMOJI = '👩🏽‍💻👨‍👩‍👧‍👦🏳️‍🌈🇩🇪🧑🏿‍🚀'.repeat(8);
/** Letters with a pile of combining marks, as many as a word has. */
const MARKS = Array.from('Combining', (letter) => letter + '\u0300\u0323\u0330\u035c\u0489'.repeat(4)).join('');

/** Extreme texts for one line. */
const LINES = [WORD, URL, ARABIC, EMOJI, CODE, MARKS];
/** Extreme texts in Markdown: each line as text, as code, and in a list, a quotation and a table. */
const TEXTS = LINES.map(
  (line) =>
    `### ${line}\n\n${line}\n\n- ${line}\n  1. \`${line}\`\n\n> ${line}\n\n\`\`\`js\n${line}\n\`\`\`\n\n| ${line} | b |\n|---|---|\n| ${line} | ${line} |\n`,
);
const WEB_ADDRESSES = [URL, `${URL}-${WORD}`, `https://${'sub.'.repeat(30)}example/`];

const LINE_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  accounts: ['first_name', 'last_name', 'github_user_name'],
  programs: ['name'],
  cohorts: ['name'],
  courses: ['name', 'location', 'duration', 'classroom_username', 'classroom_temporary_password'],
  classrooms: ['name', 'room_number', 'building_name'],
  sessions: ['name', 'short_description'],
  assignments: ['title', 'header'],
  announcements: ['title'],
  library_videos: ['title', 'description'],
  submission_plagiarism: ['note'],
  excused_absence_reasons: ['description'],
  weekly_feedback: ['comments_on_instructor', 'additional_notes'],
  follow_ups: ['body'],
  chat_messages: ['body'],
  support_tickets: ['description'],
  support_messages: ['body'],
};
const TEXT_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  sessions: ['long_description'],
  assignments: ['content'],
  submissions: ['notes'],
  submission_versions: ['notes'],
  submission_comments: ['comment'],
  saved_comments: ['comment'],
  announcements: ['body'],
};
/** Columns whose values must be unique. */
const UNIQUE_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  universities: ['name'],
  courses: ['code'],
  playlists: ['name'],
};
const ADDRESS_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  courses: ['classroom_link', 'continuation_link'],
  classrooms: ['video_url'],
  session_videos: ['url'],
  submission_urls: ['url'],
};

const quoted = (texts: readonly string[]) => texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ');

/** Chooses a different text for each row and each column. */
const oneOf = (texts: readonly string[], shift: number) =>
  `(array[${quoted(texts)}])[1 + (numbered.place + ${shift}) % ${texts.length}]`;

function* statements(columns: Readonly<Record<string, readonly string[]>>, value: (shift: number) => string) {
  for (const [table, names] of Object.entries(columns)) {
    const set = names.map((name, shift) => `${name} = case when t.${name} is null then null else ${value(shift)} end`);
    yield `update ${table} t set ${set.join(', ')}
      from (select ctid, row_number() over (order by ${table}) as place from ${table}) numbered
      where numbered.ctid = t.ctid`;
  }
}

/**
 * Writes extreme texts into every place of a planted world: code, addresses, words of 200 letters, Arabic, emoji and
 * combining marks. It is for tests of screens; no other process may have the database open.
 */
export async function writeAnyTexts(place: DatabaseLocation): Promise<void> {
  const database = await openDatabase(place);
  try {
    await database.transaction(async (tx) => {
      const all = [
        ...statements(LINE_COLUMNS, (shift) => oneOf(LINES, shift)),
        ...statements(TEXT_COLUMNS, (shift) => oneOf(TEXTS, shift)),
        ...statements(UNIQUE_COLUMNS, (shift) => `left(${oneOf(LINES, shift)}, 90) || ' ' || numbered.place`),
        ...statements(ADDRESS_COLUMNS, (shift) => `${oneOf(WEB_ADDRESSES, shift)} || '/' || numbered.place`),
        `update notifications t set facts = facts || jsonb_build_object('message', ${oneOf(LINES, 0)})
          from (select ctid, row_number() over (order by id) as place from notifications) numbered
          where numbered.ctid = t.ctid`,
      ];
      for (const statement of all) await tx.run(sql`${raw(statement)}`);
    });
  } finally {
    await database.close();
  }
}
