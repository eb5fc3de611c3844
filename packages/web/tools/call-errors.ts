import { scriptJson } from '@touchline/shared/domain/http/script-json';
import type { PageRequest } from '@touchline/shared/domain/page-renderer';

/** As the mock API reports an unexpected error of its own, with file and line. */
const UNEXPECTED = /Internal error: .*/;

/** A call of a page that met an unexpected error of the mock API. */
export interface CallError {
  /** Path and query. */
  readonly url: string;
  readonly message: string;
}

/** The same `fetch`, which reports such calls; failures that a scenario simulates do not count. */
export function noticeErrors(
  fetch: PageRequest['fetch'],
  onError: (error: CallError) => void,
): PageRequest['fetch'] {
  return async (request) => {
    const response = await fetch(request);
    if (response.status >= 500) {
      const { detail } = (await response.clone().json()) as { detail?: string };
      const [message] = UNEXPECTED.exec(detail ?? '') ?? [];
      const { pathname, search } = new URL(request.url);
      if (message) onError({ url: pathname + search, message });
    }
    return response;
  };
}

/** Shows the error in Vite's overlay, and loads the page again once the call succeeds. */
export const callErrorScript = ({ url, message }: CallError): string => `<script type="module">
import { ErrorOverlay } from '/@vite/client';
document.body.append(new ErrorOverlay(${scriptJson({ message, stack: `GET ${url}` })}));
const ask = async () => (await fetch(${scriptJson(url)}).catch(() => ({ ok: false }))).ok ? location.reload() : setTimeout(ask, 300);
setTimeout(ask, 300);
</script>
`;
