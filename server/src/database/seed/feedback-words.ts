/** What students write about their instructor; most write nothing. */
export const ON_INSTRUCTOR = [
  'The live debugging was the best part. More of that, please.',
  'A little slower when new syntax appears, please.',
  'Clear examples, thank you!',
  'I liked that we could ask anything without feeling stupid.',
  'Please repeat the questions from the room, those of us online cannot hear them.',
  'The recap at the beginning of each class helps me a lot.',
  'Too much typing at high speed. I fall behind when I try to follow along.',
  'Great energy, even at nine in the evening.',
  'The explanation of promises finally made it click.',
  'I would like to see how you look things up when you do not know them.',
] as const;

/** And about everything else. */
export const NOTES = [
  'The room was very cold.',
  'More time for the pair exercise would help.',
  'The homework took twice as long as it said.',
  'Office hours on Saturday would be great for people who work.',
  'Our group project is fun, but we could use a template to start from.',
  'The recording of Thursday is missing its last half hour.',
  'I had a hard week at work and could not do as much as I wanted.',
  'The teaching assistants answer really fast, thank you.',
  'Could we get the slides before class?',
  'The activity on testing came too early for me.',
] as const;

/** Percent of those who answer. */
export const WRITE_ON_INSTRUCTOR = 35;
export const WRITE_NOTES = 25;

/** How each week went, from -1 to 1: the class finds its pace, the hard weeks show. */
export const MOODS = [0.2, 0.2, 0.1, 0, -0.3, -0.5, -0.2, 0.1, 0.2, 0.1, 0.3, 0.2] as const;

/** Around which number each question is answered; the pace is felt as too fast where the mood is low. */
export const MEANS = {
  class_overall: 4.3,
  pace_of_class: 3.5,
  apply_learning_outside_class: 3.8,
  academic_support: 4.5,
  instructor_engagement: 4.6,
  instructor_clarity: 4.3,
  instructor_knowledge: 4.8,
  homework_feedback_rating: 4.5,
} as const;
