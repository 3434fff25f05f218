import type { WeekTopic } from './topic.ts';

/** Cybersecurity, a topic a week. */
export const SECURITY: readonly WeekTopic[] = [
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
