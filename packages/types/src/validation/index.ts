export {
  type CheckedRequest,
  type Params,
  type RawRequest,
  type RequestCheck,
  requestChecks,
} from './request.ts';
export { responseCheck } from './response.ts';
