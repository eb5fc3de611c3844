/** A value as JSON within a `<script>`: no `<` of its texts can end the element, or open a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
