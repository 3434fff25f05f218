/** A short film that comes with the product and plays without any other server. */
export interface Clip {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly seconds: number;
}

/** All of them; `npm run clips` films them. */
export const CLIPS: readonly Clip[] = [
  {
    id: 'welcome-to-bootcamp-square',
    title: 'Welcome to Bootcamp Square',
    description: 'A twenty-second tour of the dashboard, sessions, coursework and grades.',
    seconds: 20,
  },
  {
    id: 'how-to-check-in',
    title: 'How to Check In',
    description: 'Three steps before each class, and what to do when you are not on campus.',
    seconds: 20,
  },
];

/** The clip of an id, if there is one. */
export const clipOf = (id: string): Clip | undefined => CLIPS.find((clip) => clip.id === id);

/** The first scene of a clip, as a picture. */
export const posterOf = ({ id }: Pick<Clip, 'id'>): string => `/clips/${id}.webp`;
