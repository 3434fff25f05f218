const refused: string[] = [];

/** Hears from now on what the content policy refuses. */
export function hearRefusals() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, sourceFile, lineNumber }) =>
    refused.push(`${effectiveDirective}: ${sample} (${sourceFile}:${lineNumber})`),
  );
}

/** Returns what the content policy has refused since the last time somebody asked. */
export const takeRefusals = (): string[] => refused.splice(0);
