/** The notes of students of the full stack classes about their instructor, by the module of the week. */
export const INSTRUCTOR_NOTES: readonly (readonly string[])[] = [
  [
    'Nobody had to feel stupid on the first evening. Thank you for that.',
    'The terminal went by very fast. I am still not sure which folder I am in.',
    'Good pace for a first week, and I finally understand what a commit is.',
  ],
  [
    'Drawing the box model on the whiteboard helped more than any video.',
    'Please leave the final code on the screen a little longer.',
    'Flexbox made sense once we built the same card three times.',
  ],
  [
    'The live debugging was the best part of the week. More of that, please.',
    'A little slower when new syntax appears, please.',
    'I liked that we were asked to guess the output before running the code.',
  ],
  [
    'The quiz workshop tied everything together.',
    'Event bubbling needed a second example. I lost the thread after the first.',
    'It is good to see that you look things up as well.',
  ],
  [
    'Too much typing at high speed. I fall behind when I try to follow along.',
    'Reading the documentation together was harder than I expected, and worth it.',
    'I could not tell which part of the planner was new and which we had seen before.',
  ],
  [
    'The explanation of promises finally made it click, on the third try.',
    'Three new things in one evening is one too many.',
    'I understood every line, but I could not have written any of them alone.',
  ],
  [
    'Thank you for sitting down with our team when the merge went wrong.',
    'We could have used five minutes with you before we chose our project.',
    'Honest feedback on the presentation, and said in a kind way.',
  ],
  [
    'The recap at the beginning of each class helps me a lot.',
    'Closures took an hour, and it was an hour well spent.',
    'More examples from real projects, like the one on Tuesday.',
  ],
  [
    'Great energy, even at nine in the evening.',
    'Please repeat the questions from the room. Those of us online cannot hear them.',
    'Writing the command line tool step by step was exactly the right speed.',
  ],
  [
    'Writing the test first felt strange, but you made a good case for it.',
    'I would like to see how you decide what belongs into a class.',
    'You noticed that half of us were lost and started over. That was great.',
  ],
  [
    'The route that failed on purpose taught me the most.',
    'Clear diagrams of what happens between the browser and the server.',
    'A list of what we should know by now would help before the next module.',
  ],
  [
    'Joins with the music collection were easy to remember.',
    'I wish we had seen a slow query before we learned about indexes.',
    'Best week so far. Everything built on what we already knew.',
  ],
];

/** Texts that fit any week and any class. */
export const ON_ANY_WEEK: readonly string[] = [
  'Clear examples, thank you!',
  'I like that we can ask anything.',
  'You answer questions in the chat even during the break. I appreciate it.',
  'Sometimes the same three people answer everything. Please ask the rest of us, too.',
  'The exercises are well chosen.',
  'I would like five more minutes to try things before we see the solution.',
  'You explain the why and not only the how.',
  'A short summary at the end of the evening would help me to prepare.',
  'Very patient with all of us.',
  'The jokes help. Keep them.',
  'I got lost when we switched between files so often.',
  'Please speak up a little. The microphone is far away.',
  'I learned more from the mistake you made on purpose than from the slides.',
  'It would help to hear which parts matter most in a first job.',
  'Thank you for staying after class.',
  'Please keep an eye on the clock. We often skip the last exercise.',
  'Good balance between talking and doing.',
  'I always know what to work on after class.',
];
