export { cleanText } from './clean-text.ts';
export { formats, isDateTime } from './formats.ts';
export {
  type CheckedRequest,
  type Params,
  type RawRequest,
  type RequestCheck,
  requestChecks,
} from './request.ts';
export { type BodyError, bodyCheck, pointerSegment, responseCheck } from './response.ts';
export { type ReadUsable, type UsableBody, usableReader } from './usable.ts';
