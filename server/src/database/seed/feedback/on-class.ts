/** The notes of students of the full stack classes about everything else, by the module of the week. */
export const NOTES_ON_MODULES: readonly (readonly string[])[] = [
  ['It took me two evenings to install everything.', 'Happy to be here!'],
  ['The room was very cold.', 'Could we get the slides before class?'],
  ['The homework took twice as long as it said.', 'The teaching assistants answer really fast, thank you.'],
  ['I had a hard week at work and could not do as much as I wanted.', 'More time for the pair exercise would help.'],
  [
    'Office hours on Saturday would be great for people who work.',
    'I am behind on two challenges and do not know which to finish first.',
  ],
  [
    'Too much at once this week. I need the weekend to catch up.',
    'The recording of Thursday is missing its last half hour.',
  ],
  [
    'Our group project is fun, but we could use a template to start from.',
    'One person in our team has hardly been there.',
  ],
  ['The break after the project came at the right time.', 'Feedback on my homework came after the next one was due.'],
  ['Those of us online could not hear the questions from the room.', 'I could work along on my own laptop all week.'],
  ['The activity on testing came too early for me.', 'The study group on Sunday helps a lot.'],
  ['It would be nice to see one good solution after the due date.', 'The Wi-Fi dropped out twice on Tuesday.'],
  ['I have started to build something of my own. That feels good.', 'Please keep the tables in the new order.'],
];

/** Texts that fit any week and any class. */
export const NOTES_ON_ANY_WEEK: readonly string[] = [
  'Nothing to add.',
  'All good this week.',
  'I would like more small exercises instead of one large one.',
  'The room is too small when everybody comes.',
  'The parking situation is still difficult.',
  'Could the Thursday session begin ten minutes later? My train is often late.',
  'I appreciate how quickly questions in the channel are answered.',
  'I am worried about my attendance because of my shifts.',
  'The sound online is much better now.',
  'Thank you for extending the due date.',
  'It is hard to find the right recording. Better titles would help.',
  'I need a quieter place to work before class.',
  'Working in changing pairs is a good idea.',
  'My group is great.',
  'The career workshop clashed with my work again.',
  'A map of how the modules belong together would be nice.',
];
