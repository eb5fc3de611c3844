interface SerializedError {
  [more: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

// Levels of causes; a bound also ends a cause that refers to itself.
const MAX_CAUSE_DEPTH = 3;

/** The fields of an error that are logged. Not all properties: a DOMException also has every constant of its class. */
export function serializeError(error: unknown, depth = MAX_CAUSE_DEPTH): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(cause !== undefined && depth > 0 && { cause: serializeError(cause, depth - 1) }),
  };
}
