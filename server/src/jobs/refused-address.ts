/** Whether a mail server has refused the address of a letter for good. */
export const isRefusedAddress = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EENVELOPE';
