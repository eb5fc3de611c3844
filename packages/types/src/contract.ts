export { contract } from './contract.generated.ts';
export type * from './contract-types.ts';
