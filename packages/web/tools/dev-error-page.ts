import { escapeMarkup } from '@touchline/shared/domain/http/escape-markup';
import { scriptJson } from '@touchline/shared/domain/http/script-json';
import type { PageResponse } from '@touchline/shared/domain/page-renderer';

/** Sent to error pages after each change of a source. */
export const SOURCES_CHANGED = 'touchline:sources-changed';

/** What errors of Vite's transforms have beside a message and a stack. */
interface TransformError extends Error {
  readonly id?: string;
  readonly frame?: string;
  readonly plugin?: string;
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
}

/** The error of a render with file and line, in Vite's overlay. The page reloads after each change until it renders. */
export function devErrorPage(error: TransformError): PageResponse {
  const { message, stack = '', id, frame, plugin, loc } = error;
  const body = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>The page could not be rendered</title></head>
<body>
<h1>The page could not be rendered</h1>
<pre>${escapeMarkup([message, frame, stack].filter(Boolean).join('\n\n'))}</pre>
<script type="module">
import { createHotContext, ErrorOverlay } from '/@vite/client';
createHotContext('/error-page').on(${scriptJson(SOURCES_CHANGED)}, () => location.reload());
document.body.append(new ErrorOverlay(${scriptJson({ message, stack, id, frame, plugin, loc })}));
</script>
</body>
</html>
`;
  return {
    status: 500,
    // Without a security policy, which has no hash of this script.
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': '' },
    body,
  };
}
