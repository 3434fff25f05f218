type Said = readonly [score: number, reason: string];

/** Reasons given halfway through the course, by promoters, neutrals and detractors. */
export const HALFWAY_REASONS: Readonly<Record<'promoters' | 'neutrals' | 'detractors', readonly Said[]>> = {
  promoters: [
    [10, 'I came without any knowledge, and last week I put my first own page online.'],
    [9, 'The instructor explains so that I dare to ask.'],
    [9, 'Live coding followed by exercises is how I learn best.'],
    [10, 'The teaching assistants. I have never waited longer than ten minutes for help.'],
    [9, 'I can do it beside my job, just about.'],
    [10, 'Our class. We study together on Sundays and nobody is left behind.'],
    [9, 'The projects feel like real work.'],
    [10, 'I understand things now that I had given up on twice with online courses.'],
    [9, 'Feedback on my homework tells me what to do better and not only what was wrong.'],
    [9, 'Good structure: I always know what comes next.'],
    [10, 'My success manager called me when I had missed two classes. That kept me in.'],
    [9, 'It is a lot of work, but the curriculum is up to date.'],
  ],
  neutrals: [
    [8, 'Good course, but you need more than the ten hours a week that were promised.'],
    [7, 'The pace is fine in most weeks and far too fast in some.'],
    [8, 'I would recommend it to people who already know a little programming.'],
    [8, 'I like the teaching. The online room still has problems with the sound.'],
    [7, 'I am not sure yet whether it will lead to a job.'],
    [8, 'Great teachers. The price is high.'],
    [7, 'Some modules feel like an overview, and I would rather go deeper into fewer things.'],
  ],
  detractors: [
    [6, 'Too fast for somebody who works full time. I fall behind and cannot catch up.'],
    [4, 'I wait a week for feedback on my homework, and by then we are somewhere else.'],
    [5, 'Our team project was mostly done by two people, and nobody seemed to notice.'],
  ],
};

/** Reasons given at the end of the course. */
export const END_REASONS: typeof HALFWAY_REASONS = {
  promoters: [
    [9, 'I found a job before Demo Day.'],
    [10, 'Six months ago I did not know what a server is. Now I have built one.'],
    [10, 'The capstone. I show it in every interview.'],
    [9, 'The people. I will stay in touch with most of my class.'],
    [9, 'Demanding and fair, from the first week to the last.'],
    [10, 'Career services went through my resume line by line, three times.'],
    [9, 'The instructors care, and it shows.'],
  ],
  neutrals: [
    [8, 'I learned a lot. The last modules were rushed.'],
    [7, 'A good start, but you have to go on learning by yourself before you can apply anywhere.'],
    [8, 'Very good teaching, too little about algorithms for interviews.'],
    [7, 'It was worth it for me. I would tell a friend to keep more time free for it.'],
  ],
  detractors: [
    [5, 'I expected more help with finding a job.'],
    [6, 'We changed the instructor halfway through, and it took weeks to find our rhythm again.'],
    [3, 'I could not keep up after the second project and finished without really understanding it.'],
  ],
};
