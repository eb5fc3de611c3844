/** A line comment or a line of a block comment. */
const COMMENT = /(?:^\s*|[;,{)]\s+)(?:\/\/|\{?\/\*|\*)(.*)/;
const TITLE = /\b(?:test|describe)\b.*?['"`](.*)['"`]/;

const ODD: readonly (readonly [RegExp, string])[] = [
  [/(?:^|[.!?] )\W*Of [a-z]/, 'begins a sentence with "Of": name the subject'],
  [/\btold\b/i, '"told": say what is sent, shown or reported'],
  [/\bis none of\b/i, '"is none of": say what it is not'],
];

const proseOf = (file: string, line: string): string | undefined =>
  file.endsWith('.md') ? line : (COMMENT.exec(line)?.[1] ?? TITLE.exec(line)?.[1]);

/** Phrases in comments, titles of tests and Markdown that a stranger has to read twice. */
export const oddPhrases = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, n) => {
    const prose = proseOf(file, line)?.trim() ?? '';
    return ODD.filter(([phrase]) => phrase.test(prose)).map(
      ([, what]) => `${file}:${n + 1} ${what}.`,
    );
  });
