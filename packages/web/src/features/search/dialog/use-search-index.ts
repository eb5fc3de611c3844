import { call } from '../../../api/call.ts';
import { useResource } from '../../../state/data/use-resource.ts';

const MAX_AGE_S = 600;

/** The index has the names of all languages: one call serves each. */
const indexCall = call('/search/index', {}, 'en');

export const useSearchIndex = () => useResource(indexCall, MAX_AGE_S);
