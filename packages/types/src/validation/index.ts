export { answerCheck } from './answer.ts';
export {
  type CheckedRequest,
  type Params,
  type RawRequest,
  type RequestCheck,
  requestChecks,
} from './request.ts';
