const refused: string[] = [];

/** Begins to record what the content policy blocks. */
export function collectRefusals() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, sourceFile, lineNumber }) =>
    refused.push(`${effectiveDirective}: ${sample} (${sourceFile}:${lineNumber})`),
  );
}

/** Returns what the content policy has blocked since the last call. */
export const drainRefusals = (): string[] => refused.splice(0);
