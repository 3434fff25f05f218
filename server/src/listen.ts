/** The port is in use, or not allowed. */
export class PortRefused extends Error {}

interface Port {
  readonly port: number;
  readonly host: string;
  /** The names of the variables for port and host, for the message. */
  readonly names: readonly [port: string, host: string];
}

/**
 * Explains in a sentence why a port cannot be used.
 * @throws PortRefused
 */
export async function explainPortFailure<T>({ port, host, names }: Port, listen: () => Promise<T>): Promise<T> {
  const [portName, hostName] = names;
  try {
    return await listen();
  } catch (error) {
    const why = {
      EADDRINUSE: `Port ${port} is in use by another program. Stop it, or set ${portName}.`,
      EACCES: `Port ${port} may not be used by this account. Set ${portName} to 1024 or more.`,
      EADDRNOTAVAIL: `${host} is not an address of this machine. Set ${hostName} to 127.0.0.1 or 0.0.0.0.`,
      ENOTFOUND: `${host} is not an address of this machine. Set ${hostName} to 127.0.0.1 or 0.0.0.0.`,
    }[(error as NodeJS.ErrnoException).code ?? ''];
    if (why === undefined) throw error;
    throw new PortRefused(why, { cause: error });
  }
}
