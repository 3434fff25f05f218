import { fullStack, type SessionItem } from './full-stack-course.ts';
import type { WeekTopic } from './topic.ts';

/** Data Analytics and Visualization, one topic per week. */
const DATA: readonly WeekTopic[] = [
  ['Spreadsheets That Last', 'Turn a messy sheet into one that answers questions.'],
  ['Pivot Tables and Charts', 'Choose the chart that fits the question.'],
  ['Python Basics', 'Read a file line by line and count what matters.'],
  ['Functions and Files', 'Split a script into parts that can be reused.'],
  ['Pandas: Series and Frames', 'Load, filter and group a million rows.'],
  ['Cleaning Data', 'Find what is missing, doubled or wrong, and say what you did about it.'],
  ['Matplotlib', 'Draw a plot that needs no explanation.'],
  ['Statistics for Analysts', 'Tell a difference from chance.'],
  ['Calling APIs', 'Collect data from a service and respect its limits.'],
  ['SQL: Select and Join', 'Answer a business question from four tables.'],
  ['SQL: Windows and Views', 'Rank, compare and keep a query for others.'],
  ['Data Modeling', 'Draw a schema that survives its second question.'],
  ['Web Scraping', 'Take data from a page that offers no download.'],
  ['Document Databases', 'Store what does not fit into a table.'],
  ['Interactive Charts', 'Let readers ask their own questions of a chart.'],
  ['Maps', 'Show where something happens without misleading.'],
  ['Dashboards', 'Put five figures on a page that a manager reads daily.'],
  ['Storytelling with Data', 'Lead an audience from a question to a decision.'],
  ['Extract, Transform, Load', 'Build a pipeline that can run twice.'],
  ['Regression', 'Predict a number and say how sure you are.'],
  ['Classification', 'Sort customers and judge the mistakes.'],
  ['Clustering', 'Find groups that nobody has named yet.'],
  ['Large Data', 'Work on more data than fits into memory.'],
  ['Final Project', 'Present an analysis from raw data to advice.'],
];

/** UX/UI Design, one topic per week. */
const DESIGN: readonly WeekTopic[] = [
  ['What Design Is For', 'Tell a problem of people from a wish of the company.'],
  ['Interviews', 'Ask open questions and listen to the end.'],
  ['Personas and Scenarios', 'Describe whom you design for, from evidence.'],
  ['Journey Maps', 'Find the moment that hurts most.'],
  ['Information Architecture', 'Sort cards until people find things.'],
  ['Sketching', 'Draw six ideas before choosing one.'],
  ['Wireframes', 'Lay out a page without color.'],
  ['Clickable Prototypes', 'Let people try what does not exist yet.'],
  ['Usability Tests', 'Watch five people and write down what they do.'],
  ['Typography', 'Set text that is read without effort.'],
  ['Color and Contrast', 'Choose a palette that everybody can tell apart.'],
  ['Grids and Spacing', 'Line up a page so that it feels calm.'],
  ['Components', 'Design a button once, with all its states.'],
  ['Design Systems', 'Name things so that a team agrees.'],
  ['Accessibility', 'Use your own design with a keyboard and a screen reader.'],
  ['Forms', 'Ask for less and explain every mistake.'],
  ['Mobile Patterns', 'Put what matters within reach of a thumb.'],
  ['Motion', 'Use movement to explain and never to delay.'],
  ['Writing for Interfaces', 'Say it in half the words.'],
  ['HTML and CSS for Designers', 'Build what you have drawn.'],
  ['Responsive Layouts', 'Let one page fit five widths.'],
  ['Handing Over to Developers', 'Deliver what is needed to build it right.'],
  ['Portfolio', 'Show three projects and how you decided.'],
  ['Final Project', 'Present a product from research to tested prototype.'],
];

/** Cybersecurity, one topic per week. */
const SECURITY: readonly WeekTopic[] = [
  ['Thinking about Risk', 'Say what could happen, how likely it is and what it would cost.'],
  ['Governance and Compliance', 'Turn a rule into a control that can be checked.'],
  ['The Linux Command Line', 'Find your way on a machine without a screen.'],
  ['Users and Permissions', 'Give an account exactly what it needs.'],
  ['Shell Scripts', 'Automate a check that runs every night.'],
  ['Windows Administration', 'Harden a workstation with group policies.'],
  ['Networks', 'Follow a packet from one machine to another.'],
  ['Firewalls', 'Let in what is needed and write down why.'],
  ['Capturing Traffic', 'Read a capture and find the odd conversation.'],
  ['Cryptography', 'Choose a method that fits and never invent one.'],
  ['Certificates', 'Set up TLS and renew it in time.'],
  ['Web Applications', 'Explain what a browser sends with each request.'],
  ['Common Web Weaknesses', 'Find an injection in a practice application and mend it.'],
  ['Cloud Security', 'Build a small network in the cloud that is closed by default.'],
  ['Configuration as Code', 'Set up ten machines the same way.'],
  ['Threat Models', 'Draw a system and mark where it can be attacked.'],
  ['Penetration Tests', 'Test with permission, limits and a report.'],
  ['Logs and Alerts', 'Collect logs and raise an alert that somebody reads.'],
  ['Security Monitoring', 'Tell an attack from a busy Monday.'],
  ['Incident Response', 'Contain, remove, recover, and learn from it.'],
  ['Forensics', 'Secure evidence without changing it.'],
  ['People and Phishing', 'Train colleagues without shaming them.'],
  ['Certification Review', 'Close the gaps before the exam.'],
  ['Final Project', 'Attack and defend a small company, on paper and in the lab.'],
];

/** The programs with one topic per week, by their ids. All others teach full-stack development. */
const TOPICS: Readonly<Record<number, readonly WeekTopic[]>> = {
  3: DATA,
  4: DESIGN,
  5: SECURITY,
  7: SECURITY,
  9: DESIGN,
};
/** The suffixes for the classes of a week that share one topic. */
const STEPS = ['', ': Practice', ': Project'] as const;
const GRADUATION = 25.1;

export interface Lesson {
  /** The key that it has in the curriculum; null if it is not part of one. */
  readonly key: string | null;
  readonly name: string;
  readonly chapter: number;
  readonly category: SessionItem['facts']['category'];
  readonly outcome: string;
  /** The text in Markdown. */
  readonly page: string;
}

/** The topics of a program with one per week; undefined for programs with several. */
export const topicsOf = (programId: number): readonly WeekTopic[] | undefined => TOPICS[programId];

const isCareer = ({ facts }: SessionItem): boolean => facts.category.startsWith('career');

const lessonIn = ({ key, facts, text }: SessionItem): Lesson => ({
  key,
  name: facts.name,
  chapter: facts.chapter ?? 0,
  category: facts.category,
  outcome: facts.summary,
  page: text,
});

let lessons: ReadonlyMap<number, Lesson> | undefined;

/** The lessons of full-stack development by their chapters. */
const byChapter = (): ReadonlyMap<number, Lesson> =>
  (lessons ??= new Map(
    fullStack()
      .sessions.filter((session) => !isCareer(session))
      .map(lessonIn)
      .map((lesson) => [lesson.chapter, lesson]),
  ));

function graduation(): Lesson {
  const lesson = byChapter().get(GRADUATION);
  if (!lesson) throw new Error('The demo curriculum has no graduation.');
  return lesson;
}

/**
 * Finds the lesson of a class: four evenings with one topic each and then office hours, or one topic in several steps.
 */
export function lessonOf(programId: number, week: number, place: number): Lesson {
  const chapter = Number(`${week + 1}.${place + 1}`);
  const topics = topicsOf(programId);
  if (!topics) return byChapter().get(chapter) ?? { ...graduation(), key: null };
  const [name, outcome] = topics[week] ?? [];
  if (name === undefined || outcome === undefined) return { ...graduation(), key: null };
  const page = agenda(name, outcome);
  return { key: null, name: `${name}${STEPS[place] ?? ''}`, chapter, category: 'class', outcome, page };
}

/** The weekly career workshops. */
export const workshops = (): Lesson[] => fullStack().sessions.filter(isCareer).map(lessonIn);

const agenda = (module: string, outcome: string): string =>
  `### After this class you can\n\n${outcome}\n\n### Plan\n\n1. Warm-up: review of the last class\n2. Instructor demo\n3. Pair exercise\n4. Stand-up and questions\n\n> Part of the module *${module}*. Slides and activities are in the class repository.`;
