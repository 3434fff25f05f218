import type { LegalText } from './text.ts';
import { LEGAL_VERSIONS } from './versions.ts';

/** The Terms of Use. LEGAL-001, LEGAL-004 to LEGAL-006, LEGAL-013, LEGAL-015 to LEGAL-022, Annex I */
export const TERMS: LegalText = {
  lang: 'en',
  title: 'Terms of Use',
  contents: 'Contents',
  dates: [
    { label: 'Effective', text: 'February 11, 2019', day: '2019-02-11' },
    { label: 'Last updated', text: 'October 17, 2022', day: LEGAL_VERSIONS.terms },
  ],
  opening: [
    'These Terms of Use are an agreement between you and Bootcamp Square (“BCS”, “we”, “us”). They apply to the Bootcamp Square learning platform: its pages, its programming interface and everything that is offered through them (the “Platform”).',
    'Please read them carefully. Section 15 contains an agreement to settle disputes by arbitration instead of in court, and tells you how to opt out of it.',
  ],
  sections: [
    {
      id: 'acceptance',
      heading: 'Acceptance of the Terms',
      blocks: [
        'By creating an account, by signing in or by using the Platform in any other way you accept these Terms and confirm that you have read our Privacy Policy. If you do not accept them, you may not use the Platform.',
        'Your university or school may have rules of its own for the program in which you are enrolled. Those rules apply beside these Terms. Where they differ about your studies, such as grading, attendance or refunds, the rules of your university or school apply.',
        'We may change these Terms. We announce a change on the Platform before it takes effect and show the date of the last change at the top of this page. If you use the Platform after a change has taken effect, you accept it; if you do not agree, please stop using the Platform and ask us to close your account.',
      ],
    },
    {
      id: 'eligibility',
      heading: 'Eligibility',
      blocks: [
        'You must be at least 18 years old to register for an account. By registering you confirm that you are.',
        'You must be invited to the Platform by a university, a school or an employer that offers a program on it, or by us. An enrollment gives you access to the classes for which it was made and ends when your university, school or employer ends it.',
        'You may not use the Platform if the law of the place where you live forbids it, or if we have closed an earlier account of yours because of a breach of these Terms.',
      ],
    },
    {
      id: 'accounts',
      heading: 'Accounts and Security',
      blocks: [
        'You may have one account per platform. Several enrollments, also in different roles, belong to the same account. Accounts may not be shared, sold or handed on.',
        'What you tell us about yourself must be true and kept up to date, in particular your name and your e-mail address: certificates and messages are based on it.',
        'You are responsible for what happens through your account. Therefore:',
        [
          'choose a password that you use nowhere else, and tell it to nobody, not even to us;',
          'keep the device with which you confirm a second factor to yourself;',
          'log out on computers that others use as well;',
          'tell BCS Support without delay when you believe that somebody else has used your account.',
        ],
        'We may lock an account for a time after failed attempts to log in, and ask you to choose a new password where we have reason to believe that it is known to others.',
      ],
    },
    {
      id: 'license',
      heading: 'License to Use the Platform',
      blocks: [
        'As long as you keep to these Terms, we give you a personal, limited, non-exclusive, non-transferable and revocable license to use the Platform, and the course materials on it, for taking part in your program or for doing your work in it.',
        'You may download and print course materials for your own studies and keep what you have downloaded after your program has ended. You may not publish them, sell them or use them to teach others without the written permission of whoever owns them.',
        'Staff who use the programming interface may do so only with their own account, for the classes in which they teach, and within the limits that its documentation names.',
      ],
    },
    {
      id: 'acceptable-use',
      heading: 'Acceptable Use',
      blocks: [
        'Please treat other people on the Platform with respect, and the Platform with care. You may not:',
        [
          'submit work as your own that is not, or help others to do so;',
          'check in to a class that you do not attend, or have somebody do so for you;',
          'harass, threaten or discriminate against anybody, or publish what is unlawful, obscene or defamatory;',
          'publish personal information of other people without their consent, or record a class without permission;',
          'look at, change or delete data that is not meant for you, or try to;',
          'get around access controls or limits, probe the Platform for weaknesses, overload it or bring harmful code onto it;',
          'read the Platform by automated means, except through the programming interface and within its limits;',
          'use the Platform to advertise, or to send messages to people who have not asked for them.',
        ],
        'If you find a weakness of the Platform, please tell BCS Support and nobody else until we have had a reasonable time to mend it. We will not act against people who report a weakness in good faith.',
      ],
    },
    {
      id: 'user-content',
      heading: 'User Content',
      blocks: [
        'What you submit, upload or write on the Platform, such as assignments, links, comments, messages and your profile picture, is your “User Content”. It remains yours.',
        'You give us, and the university, school or employer that offers your program, a worldwide, royalty-free license to store, copy, show and process your User Content as far as that is needed to run the Platform, to teach and grade you, to keep records and to meet legal duties. Nobody may use your User Content for advertising without your consent.',
        'You confirm that you have the rights to your User Content that this license needs, and that your User Content does not violate these Terms or the rights of others.',
        'We do not check User Content before it appears, but we and the staff of your class may remove what violates these Terms. Earlier versions of submitted work, grades and comments are kept as part of the record of your class.',
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual Property',
      blocks: [
        'The Platform, its design, its texts, its names and its marks belong to us or to those who have licensed them to us. Course materials belong to us, to your university or school, or to their authors. Apart from the license in section 4 you receive no rights to them. Where parts of the Platform are published under an open-source license, that license applies to those parts.',
        'If you send us suggestions, we may use them without owing you anything.',
        'If you believe that something on the Platform infringes your copyright, please send BCS Support a notice that names the work, where it appears on the Platform, how we can reach you, a statement made in good faith that its use is not permitted, a statement under penalty of perjury that the notice is accurate and that you may act for the owner, and your signature. We remove what infringes copyright and close the accounts of people who do so repeatedly.',
      ],
    },
    {
      id: 'third-party-services',
      heading: 'Third-Party Services',
      blocks: [
        'The Platform leads to services of others, for example video meetings, recordings, code hosting, a learning assistant and a payment portal. Their own terms and privacy policies apply when you use them. We choose them with care, but we do not control them and are not responsible for what they offer.',
        'Links that people publish on the Platform lead to pages that we have not checked.',
      ],
    },
    {
      id: 'fees',
      heading: 'Fees and Billing',
      blocks: [
        'The use of the Platform itself is free of charge for the people who are enrolled. Tuition and other fees of your program, when they are due and how they are refunded are agreed between you and your university, school or employer.',
        'Billing may open a payment portal that is run by somebody else. We do not receive or store the numbers of your cards or bank accounts. Questions about an invoice or a refund reach the right people through the Support page.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Privacy',
      blocks: [
        'Our Privacy Policy describes which personal information we collect through the Platform, what we use it for and with whom it is shared. It is part of these Terms. Records of your studies may in addition be protected by law, such as the Family Educational Rights and Privacy Act of the United States, and by the rules of your university or school.',
      ],
    },
    {
      id: 'termination',
      heading: 'Suspension and Termination',
      blocks: [
        'You may stop using the Platform at any time, and ask us to close your account.',
        'We may suspend or close an account, or end access to a part of the Platform, if you breach these Terms, if the law demands it, if it is needed to protect the Platform or other people, or if your university, school or employer ends your enrollment. Where we can, we tell you the reason beforehand and give you the chance to set things right.',
        'After an account has been closed, records of your studies may be kept as the Privacy Policy describes. Sections 6, 7 and 12 to 16 continue to apply.',
      ],
    },
    {
      id: 'disclaimers',
      heading: 'Disclaimers',
      blocks: [
        'THE PLATFORM IS PROVIDED “AS IS” AND “AS AVAILABLE”. TO THE EXTENT THAT THE LAW PERMITS, WE DISCLAIM ALL WARRANTIES, EXPRESS OR IMPLIED, INCLUDING THOSE OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE, TITLE AND NON-INFRINGEMENT.',
        'We work to keep the Platform available, correct and secure, but we do not promise that it will be so without interruption or error. We do not promise that a program will lead to a degree, a job or a salary. Figures that the Platform computes, such as averages, completion and what is left until graduation, are a help; the official record of your university or school decides.',
        'Some places do not allow such exclusions. There they apply only as far as the law permits.',
      ],
    },
    {
      id: 'liability',
      heading: 'Limitation of Liability',
      blocks: [
        'TO THE EXTENT THAT THE LAW PERMITS, WE ARE NOT LIABLE FOR INDIRECT, INCIDENTAL, SPECIAL, CONSEQUENTIAL OR PUNITIVE DAMAGES, OR FOR LOST PROFITS, DATA OR GOODWILL, THAT ARISE FROM THE PLATFORM OR FROM THESE TERMS, EVEN IF WE KNEW THAT THEY WERE POSSIBLE.',
        'TO THE EXTENT THAT THE LAW PERMITS, OUR TOTAL LIABILITY FOR ALL CLAIMS THAT ARISE FROM THE PLATFORM OR FROM THESE TERMS IS LIMITED TO THE LESSER OF THE AMOUNT THAT YOU HAVE PAID TO US FOR THE USE OF THE PLATFORM OR 50 USD.',
        'Nothing in these Terms limits a liability that cannot be limited by law, such as for intent, gross negligence, fraud, or injury to life, body or health.',
      ],
    },
    {
      id: 'indemnification',
      heading: 'Indemnification',
      blocks: [
        'You will indemnify us, our partners and our staff against claims of others, and against the reasonable costs of defending against them, that arise from your User Content, from your breach of these Terms or from your violation of the law or of the rights of others.',
        'We tell you about such a claim without delay, and you may take part in its defense at your own cost. You may not settle a claim in a way that binds us without our written consent.',
      ],
    },
    {
      id: 'arbitration',
      heading: 'Arbitration and Dispute Resolution',
      blocks: [
        'Please contact BCS Support first. Most disagreements can be settled that way. If we cannot settle a dispute within 30 days after one of us has described it to the other in writing, the following applies.',
        'You and we agree that every dispute that arises from the Platform or from these Terms is settled by binding individual arbitration before one neutral arbitrator in New York City, and not in court. Claims that a small claims court can decide may be brought there, and either of us may ask a court to stop an infringement of intellectual property.',
        [
          'Where the amount in dispute is less than 250,000 USD, the streamlined arbitration rules of the arbitration provider apply.',
          'In all other cases its comprehensive arbitration rules apply.',
          'For claims of less than 10,000 USD we cover the fees of the arbitration, unless the arbitrator finds that the claim is frivolous. For other claims the rules of the arbitration provider decide who bears them.',
        ],
        'The arbitrator decides by the law that section 16 names and gives the reasons of the award in writing. Hearings may be held by telephone or video, and are so held if you ask for it.',
        'YOU AND WE GIVE UP THE RIGHT TO A TRIAL BY JURY AND THE RIGHT TO TAKE PART IN A CLASS ACTION. Claims of several people may be joined only if all of them agree.',
        'You may opt out of this agreement to arbitrate. To do so, tell us in writing within 30 days after you have first accepted these Terms that you opt out, with your name and the e-mail address of your account, addressed to BCS Support. Opting out has no disadvantage for you, and all other sections continue to apply.',
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing Law, Venue and General Provisions',
      blocks: [
        'These Terms are governed by the law of the State of New York, without regard to its conflict-of-law rules. Where a dispute is not settled by arbitration, the state and federal courts in New York City have exclusive jurisdiction, and you and we accept this venue. Consumers keep the protection that the mandatory law of the place where they live gives them.',
        'If a provision of these Terms is invalid, the others remain valid, and the invalid one is replaced by the valid one that comes closest to its purpose. If we do not enforce a provision, we do not give it up. You may not transfer your rights under these Terms without our consent; we may transfer ours to a company that continues the Platform.',
        'These Terms and the Privacy Policy are the whole agreement between you and us about the Platform. There is a German version; where the two differ, this English version applies as far as the law permits. Questions about these Terms are answered by BCS Support, which you reach through the Support page.',
      ],
    },
  ],
};
