import type { Db } from '../store/schema.ts';
import { addAccount } from './account-repository.ts';

// Of `touchline-demo`, which is no secret; written out to spare every start the work.
export const sampleHash =
  'scrypt$32768$8$3$uHVXqflyGvUTKXul9-k3fg$-i2RIwi5lZxLEUR5gKk7ZoCi5acOVPKnaDAJfI00FNU';

export const addSampleAccount = (db: Db, now: number) =>
  addAccount(db, { username: 'demo@touchline.dev', password: sampleHash, now });
