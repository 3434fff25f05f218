import type { LegalText } from './text.ts';
import { LEGAL_VERSIONS } from './versions.ts';

/** The Privacy Policy. LEGAL-003, LEGAL-010, LEGAL-011, LEGAL-014 */
export const PRIVACY_POLICY: LegalText = {
  lang: 'en',
  title: 'Privacy Policy',
  contents: 'Table of contents',
  dates: [{ label: 'Effective', text: 'October 27, 2022', day: LEGAL_VERSIONS.privacy }],
  opening: [
    'This Privacy Policy describes how Bootcamp Square (“BCS”, “we”, “us”) handles personal information of the people who use the Bootcamp Square learning platform (the “Platform”).',
    'Universities, schools and employers offer their programs on the Platform. For the records of your studies they decide what is collected and why, and we act for them. Their own privacy notices apply as well.',
  ],
  sections: [
    {
      id: 'information-collected',
      heading: 'Personal Information We Collect',
      blocks: [
        'What you or your university, school or employer give us:',
        [
          'who you are: your name, your e-mail address, your role, and, if you add them, your picture and your accounts at services such as GitHub and LinkedIn;',
          'your enrollment: university, program, cohort, class, dates and status;',
          'what you do in your class: submitted work and links, earlier versions of it, comments, grades, attendance, requests to attend remotely with what you give as reasons, and progress toward graduation;',
          'what you answer: surveys and weekly feedback;',
          'what you write to us or to staff: support requests with screenshots, and messages.',
        ],
        'What arises when you use the Platform: the times at which you sign in and were last active, your IP address, the kind of browser and device, the pages and functions that you use, which announcements and notifications you have read, and records of errors.',
        'What others tell us: services that are connected to your class, for example whether you took part in a video meeting, or whether work resembles other work.',
        'Passwords are stored only in a form from which they cannot be read. We do not receive the numbers of your cards or bank accounts.',
        'Children: the Platform is not meant for children under 13, and we do not knowingly collect personal information from them. If you believe that a child under 13 has given us personal information, please tell us, and we will delete it. Accounts are for people of 18 years or more.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and Similar Technologies',
      blocks: [
        'The Platform keeps what it needs in your browser: that you are signed in, which class you have chosen, how you like pages to look, which notices you have dismissed, and drafts of what you are writing. Drafts are encrypted and can be read only by you.',
        'A cookie is set only when you open Billing. It holds a code for the payment portal, contains nothing about you that others could read, and expires after five minutes.',
        'We use no cookies for advertising, and none by which others could follow you across sites. Videos and meetings that are embedded in a page may set cookies of the service that provides them, under the policy of that service. You can delete and block cookies and stored data in your browser; without them you cannot stay signed in.',
      ],
    },
    {
      id: 'do-not-track',
      heading: 'Do Not Track',
      blocks: [
        'Some browsers can send a “Do Not Track” signal. There is no common understanding of what it asks for. We do not follow people across the sites of others, with or without that signal, so the Platform does not change what it does when it receives one.',
      ],
    },
    {
      id: 'use',
      heading: 'How We Use Personal Information',
      blocks: [
        'We use personal information to:',
        [
          'run the Platform: let you sign in, show your classes, and take, keep and grade your work;',
          'let staff teach, advise and support you, and let your university, school or employer run its program;',
          'tell you what concerns you, such as due dates, changes of classes and announcements;',
          'answer you when you ask for help;',
          'keep the Platform secure, find errors and prevent misuse;',
          'understand how the Platform is used, and improve it, with figures in which nobody can be recognized;',
          'meet legal duties, and establish, exercise or defend legal claims.',
        ],
        'Answers of weekly feedback are shown to teaching staff only as averages, and only once more than half of the class has answered. The student success team can see who gave them.',
        'No decision with legal or similarly important effects is made about you by a computer alone.',
      ],
    },
    {
      id: 'sharing',
      heading: 'How We Share Personal Information',
      blocks: [
        'We do not sell personal information. We share it:',
        [
          'with the staff of your class and of your university, school or employer, as far as their role needs it;',
          'with other people in your class: the names of contacts and of those who write comments, announcements and messages;',
          'with companies that work for us, such as those that host the Platform, send e-mails or provide video meetings, and that are bound by contract to use it for nothing else;',
          'with services that you open from the Platform, such as the payment portal, as far as they need it to recognize you;',
          'where the law demands it, or where it is needed to protect somebody’s life, rights or safety;',
          'with a company that takes over the Platform, which is then bound by this policy.',
        ],
      ],
    },
    {
      id: 'choices',
      heading: 'Your Choices',
      blocks: [
        'You can see and change your profile on the Platform. You can ask us, or your university, school or employer, for a copy of your personal information, to correct it or to delete it. Records that must be kept, such as grades and attendance, are kept as long as the law or the rules of your university or school demand.',
        'You may leave out information that is not marked as required. Where something is required, we cannot provide the function without it.',
        'If your e-mail client does not open what we send, you still find it on the Platform. You cannot opt out of messages that the security of your account depends on.',
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      blocks: [
        'We protect personal information by technical and organizational means: connections are encrypted, access is limited by role and checked by the server for every request, classes of different universities are kept apart, important changes are recorded, and backups are made.',
        'No system is perfectly secure. If a breach puts your personal information at risk, we tell you and the authorities as the law demands. You can help by choosing a good password, using a second factor and telling us when something looks wrong.',
        'We keep personal information as long as it is needed for the purposes named above. After your program has ended it is deleted or made anonymous when your university, school or employer tells us to, or when the time has passed for which it must be kept.',
      ],
    },
    {
      id: 'international-transfer',
      heading: 'International Transfer',
      blocks: [
        'The Platform may be run, and companies that work for us may be located, in the United States and in other countries whose law protects personal information in other ways than the law of the place where you live. Where the law asks for safeguards, such as the standard contractual clauses of the European Commission, we use them. You can ask us for a copy.',
      ],
    },
    {
      id: 'other-sites',
      heading: 'Other Sites and Services',
      blocks: [
        'The Platform links to sites and services of others, and people publish links on it. This policy does not apply there. Please read the privacy policies of those sites before you give them personal information.',
      ],
    },
    {
      id: 'california',
      heading: 'Notice to California Residents',
      blocks: [
        'If you live in California, the law gives you the right to know which categories and pieces of personal information we have collected about you, where they come from, what they are used for and with whom they are shared; to have them corrected or deleted, with exceptions; and not to be treated worse because you use these rights. You may use an authorized agent.',
        'In the last twelve months we have collected the categories that section 1 names: identifiers, education information, internet activity, pictures that you have added, and what you have told us. They were used and disclosed for the purposes of sections 4 and 5. We have not sold personal information, and we have not shared it for advertising across contexts. We do not use sensitive personal information to infer characteristics.',
        'To use your rights, write to us as section 14 describes. We check your identity by your account. Users in California may also ask once a year which personal information we have disclosed to others for their direct marketing; we disclose none for that purpose.',
      ],
    },
    {
      id: 'europe',
      heading: 'Notice to People in Europe',
      blocks: [
        'If you are in the European Economic Area, the United Kingdom or Switzerland, the following applies as well. For the records of your studies your university, school or employer is the controller and we are its processor; for your account and the security of the Platform we are the controller.',
        'We process personal information because it is needed for the contract with you (to run the Platform for you), because of legitimate interests (to keep it secure and to improve it), because the law demands it, or because you have consented. You can withdraw a consent at any time for the future.',
        'You have the right to access your personal information, to have it corrected or deleted, to have its processing restricted, to receive it in a common format, to object to processing that is based on legitimate interests, and to complain to a supervisory authority, in particular where you live or work. Please write to us as section 14 describes.',
      ],
    },
    {
      id: 'australia',
      heading: 'Notice to People in Australia',
      blocks: [
        'If you are in Australia, we handle personal information in accordance with the Australian Privacy Principles. You may ask for access to it and for its correction. It may be disclosed to recipients in the United States and in other countries, as section 8 describes.',
        'If you have a complaint, please write to us first; we answer within 30 days. If you are not satisfied, you can turn to the Office of the Australian Information Commissioner.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to This Policy',
      blocks: [
        'We may change this policy. The date at the top says since when this version applies. We announce important changes on the Platform before they take effect, and ask for your consent where the law demands it.',
      ],
    },
    {
      id: 'contact',
      heading: 'How to Contact Us',
      blocks: [
        'Please send questions about this policy, and requests about your personal information, to BCS Support through the Support page, or to the student success manager of your class. Please name the e-mail address of your account, so that we can find what concerns you. For the records of your studies you can also turn to your university, school or employer.',
      ],
    },
  ],
};
