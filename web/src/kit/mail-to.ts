/** Makes a link that opens a new mail. Special characters in an address cannot add a subject or another recipient. */
export function mailTo(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, host] = [email.slice(0, Math.max(0, at)), email.slice(at + 1)];
  return `mailto:${encodeURIComponent(name)}@${encodeURIComponent(host)}`;
}
