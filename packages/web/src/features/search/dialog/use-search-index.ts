import { call } from '../../../api/call.ts';
import { useResource } from '../../../state/data/use-resource.ts';

const tenMinutes = 600;

/** The index has both languages in it: it is one call, whoever asks. */
const indexCall = call('/search/index', {}, 'en');

export const useSearchIndex = () => useResource(indexCall, tenMinutes);
