import { call } from '../../../api/call.ts';
import { useResource } from '../../../state/data/use-resource.ts';

const MAX_AGE_S = 600;

/** The index contains both languages, so one call serves both. */
const indexCall = call('/search/index', {}, 'en');

export const useSearchIndex = () => useResource(indexCall, MAX_AGE_S);
