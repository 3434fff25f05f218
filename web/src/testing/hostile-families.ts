// oxlint-disable no-script-url -- the very thing that must not come through
/** Attacks in every form: each address in every form of link, each markup in every place of a text. */

const SCHEMES = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'about:blank',
  '//evil.example/x',
  '/broker/logout',
  '\\\\evil.example\\x',
] as const;

const LINKS: readonly ((address: string) => string)[] = [
  (address) => `[x](${address})`,
  (address) => `[x](<${address}>)`,
  (address) => `[x](${address} "title")`,
  (address) => `![x](${address})`,
  (address) => `[![x](${address})](${address})`,
  (address) => `[x][r]\n\n[r]: ${address}`,
  (address) => `[x][r]\n\n[r]: <${address}> "title"`,
  (address) => `![x][r]\n\n[r]: ${address}`,
  (address) => `<${address}>`,
  (address) => `| a |\n|---|\n| [x](${address}) |`,
];

const MARKUP = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="javascript:alert(1)">',
  '<a href="javascript:alert(1)" onclick="alert(1)">x</a>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<object data="javascript:alert(1)">',
  '<form action="https://evil.example"><button>x</button></form>',
  '<math><a xlink:href="javascript:alert(1)">x</a></math>',
  '"><img src=x onerror=alert(1)>',
] as const;

const PLACES: readonly ((markup: string) => string)[] = [
  (markup) => `> ${markup}`,
  (markup) => `- ${markup}`,
  (markup) => `# ${markup}`,
  (markup) => `**${markup}**`,
  (markup) => `[${markup}](https://ok.example)`,
  (markup) => `![${markup}](https://ok.example/a.png)`,
  (markup) => `[x](https://ok.example "${markup}")`,
  (markup) => `| ${markup} |\n|---|\n| ${markup} |`,
  (markup) => `[^1]\n\n[^1]: ${markup}`,
  (markup) => `\`\`\`${markup}\n${markup}\n\`\`\``,
  (markup) => `\`${markup}\``,
  (markup) => `${markup}\n\n**after**`,
];

export const HOSTILE_FAMILIES: readonly string[] = [
  ...SCHEMES.flatMap((address) => LINKS.map((link) => link(address))),
  ...MARKUP.flatMap((markup) => PLACES.map((place) => place(markup))),
];
