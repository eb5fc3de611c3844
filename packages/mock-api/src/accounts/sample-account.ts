import type { Db } from '../store/schema.ts';
import { addAccount } from './account-rows.ts';

/** demo@touchline.dev, whose password `touchline-demo` is no secret: its hash is written out to spare every start the work. */
const sample = {
  username: 'demo@touchline.dev',
  password: 'scrypt$32768$8$3$uHVXqflyGvUTKXul9-k3fg$-i2RIwi5lZxLEUR5gKk7ZoCi5acOVPKnaDAJfI00FNU',
};

export const addSampleAccount = (db: Db, now: number) => addAccount(db, { ...sample, now });
