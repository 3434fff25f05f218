/** An address for a link that begins a mail. Whatever a name may hold, it cannot become a subject or a second reader. */
export function mailTo(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, host] = [email.slice(0, Math.max(0, at)), email.slice(at + 1)];
  return `mailto:${encodeURIComponent(name)}@${encodeURIComponent(host)}`;
}
