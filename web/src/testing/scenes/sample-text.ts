/** A text with one of everything that Markdown offers. */
export const SAMPLE_TEXT = [
  '## Bring your demo',
  'Push your code by **Friday 6 pm** to [the repository](https://ok.example).',
  '- 5 minutes per team\n- Feedback afterwards',
  '| Team | Slot |\n|---|---|\n| Aurora | 10:00 |\n| Basalt | 10:15 |',
  '> Ask if you are unsure.',
  '`git push` and then\n\n```\ngit tag demo && git push origin demo --verbose --atomic --progress --force-with-lease\n```',
].join('\n\n');
