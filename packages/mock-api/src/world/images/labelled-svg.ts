import { escapeMarkup } from '@touchline/shared/domain/http/escape-markup';

/** An SVG document with a label for screen readers. */
export const labelledSvg = (
  width: number,
  height: number,
  label: string,
  content: string,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeMarkup(label)}">${content}</svg>`;
