const refused: string[] = [];

/** Hears from now on what the content policy refuses. */
export function collectRefusals() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, sourceFile, lineNumber }) =>
    refused.push(`${effectiveDirective}: ${sample} (${sourceFile}:${lineNumber})`),
  );
}

/** Returns what the content policy has refused since the last time somebody asked. */
export const drainRefusals = (): string[] => refused.splice(0);
