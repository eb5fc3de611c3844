export const WIDTH = 760;
export const MARGIN = 16;

/** A picture in a Markdown page cannot ask the page for its theme: it follows the reader's system. */
const STYLE = `text{font:13px system-ui,sans-serif;fill:#1c2430}
.title{font-weight:600}.small{font-size:11px}.bar{fill:#2f6fde}.miss{fill:#c4512d}.line{fill:none;stroke-width:2}
.spread,.tick{stroke:#1c2430;stroke-opacity:.55}.aim{stroke:#1c2430;stroke-width:2}.axis{stroke:#8a94a6}.grid{stroke:#8a94a6;stroke-opacity:.3}
.s0{stroke:#2f6fde}.s1{stroke:#c4512d}.s2{stroke:#1f8a5b}.d0{fill:#2f6fde}.d1{fill:#c4512d}.d2{fill:#1f8a5b}
@media (prefers-color-scheme:dark){text{fill:#e6eaf2}.bar{fill:#6ea2ff}.miss{fill:#f08a66}.spread,.tick,.aim{stroke:#e6eaf2}.axis,.grid{stroke:#6b7688}
.s0{stroke:#6ea2ff}.s1{stroke:#f08a66}.s2{stroke:#5cc596}.d0{fill:#6ea2ff}.d1{fill:#f08a66}.d2{fill:#5cc596}}`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const round = (value: number) => Math.round(value * 10) / 10;

export const svg = (title: string, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
${content}
</svg>
`;

interface TextOptions {
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly className?: string;
}

export function text(x: number, y: number, content: string, options: TextOptions = {}): string {
  const { anchor = 'start', className } = options;
  const style = className ? ` class="${className}"` : '';
  const side = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text${style} x="${round(x)}" y="${round(y)}"${side}>${escaped(content)}</text>`;
}

export const line = (className: string, x1: number, y1: number, x2: number, y2: number) =>
  `<line class="${className}" x1="${round(x1)}" x2="${round(x2)}" y1="${round(y1)}" y2="${round(y2)}"/>`;
