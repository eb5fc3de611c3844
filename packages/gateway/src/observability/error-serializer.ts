interface Told {
  [more: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

// Causes of causes; one that leads back to itself ends here too.
const DEEPEST = 3;

/** What a log says of an error. Not all that it holds: a DOMException brings each constant of its kind along. */
export function errorLine(error: unknown, depth = DEEPEST): Told {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(cause !== undefined && depth > 0 && { cause: errorLine(cause, depth - 1) }),
  };
}
