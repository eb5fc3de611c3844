import { ApiError, invalidInput } from '@touchline/mock-api/api-error';

/** As the mock API accepts. */
const MAX_BODY_BYTES = 16_384;

/** The JSON body of a request; throws a 400, 413 or 415 if it has none that may be read. */
export async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  const type = request.headers.get('content-type') ?? '';
  if (text === '' && type === '') return undefined;
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new ApiError(
      'unsupported-media-type',
      `Send the body as application/json, not ${type || 'a body without a content type'}.`,
    );
  }
  if (new Blob([text]).size > MAX_BODY_BYTES) {
    throw new ApiError('body-too-large', `The body may have ${MAX_BODY_BYTES} bytes at most.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = `is not valid JSON: ${(error as Error).message}`;
    throw invalidInput([{ field: 'body', in: 'body', message }]);
  }
}
