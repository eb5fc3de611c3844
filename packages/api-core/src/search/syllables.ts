/** The pinyin syllable of each Chinese character of a name, in order. */
export type Syllables = (name: string) => readonly string[];

const CHINESE_CHARACTER = /\p{Script=Han}/gu;

export const chineseIn = (name: string): readonly string[] => name.match(CHINESE_CHARACTER) ?? [];
