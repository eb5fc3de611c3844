import type { PageRequest } from '@touchline/types';

/** A fetch that remembers whether an answer was missing: what was made with it is whole, or is not kept. */
export function trouble(given: PageRequest['fetch']): {
  fetch: PageRequest['fetch'];
  hadTrouble: () => boolean;
} {
  let had = false;
  return {
    async fetch(request) {
      const answer = await given(request);
      if (answer.status >= 500) had = true;
      return answer;
    },
    hadTrouble: () => had,
  };
}
